<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
  <context>
    <name>app</name>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>How much memory {card} has could not be found out, so it is not counted on.</source>
      <translation>无法得知 {card} 有多少显存，因此不计入。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>Other programs hold most of the memory of {card} now; close them before you start the model.</source>
      <translation>其他程序目前占用了 {card} 的大部分显存；启动模型前请先关闭它们。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>RAM</source>
      <translation>内存</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>memory</source>
      <translation>内存</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>RAM and page file</source>
      <translation>内存和页面文件</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>VRAM of {card}</source>
      <translation>{card} 的显存</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>weights</source>
      <translation>权重</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>context</source>
      <translation>上下文</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>work space</source>
      <translation>工作区</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>free</source>
      <translation>空闲</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>display</source>
      <translation>显示</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>system</source>
      <translation>系统</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>Strata's own set-up would take {model} with a context of {tokens} tokens on {cards}.</source>
      <translation>Strata 自带的安装程序会选择 {model}，上下文为 {tokens} 个词元，运行在 {cards} 上。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>{theirs} would leave only {left} of RAM to your programs, so we take {ours}.</source>
      <translation>{theirs} 只会给您的程序留下 {left} 内存，因此我们选择 {ours}。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise {engine}: what Strata could run here would be slower or smaller than {model}.</source>
      <translation>我们推荐 {engine}：Strata 在此能运行的模型会比 {model} 更慢或更小。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>{theirs} would not fit beside your programs, so we take {ours}.</source>
      <translation>{theirs} 无法与您的程序同时放下，因此我们选择 {ours}。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise {engine}: for this system and card there is no ready-made Strata engine, it has to be compiled.</source>
      <translation>我们推荐 {engine}：此系统和显卡没有现成的 Strata 引擎，需要自行编译。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise {engine}: none of Strata's sizes fits the memory that this computer has.</source>
      <translation>我们推荐 {engine}：Strata 的各种规格都超出了本机内存。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>It would first ask for your consent, because the RAM is short for that.</source>
      <translation>由于内存紧张，它会先征求您的同意。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We take {model} instead, because it suits what you want to do better.</source>
      <translation>我们改选 {model}，因为它更适合您要做的事。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>Strata's setup does not serve {card}, but users run it there with an engine that they compiled; this program does not compile it.</source>
      <translation>Strata 的安装程序不支持 {card}，但有人用自行编译的引擎在其上运行；本程序不进行编译。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>It would use its low-RAM mode.</source>
      <translation>它会使用低内存模式。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise the same.</source>
      <translation>我们的建议相同。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We start with a context of {ours} tokens, which leaves more room on the card; it can be changed.</source>
      <translation>我们先使用 {ours} 个词元 的上下文，给显卡留出更多空间；之后可以更改。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We give {ours} tokens of context instead of {theirs}: the memory holds them.</source>
      <translation>我们提供 {ours} 个词元 的上下文，而不是 {theirs}：内存足够。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We take {ours} instead of {theirs}: it answers better and fits as well.</source>
      <translation>我们选择 {ours} 而不是 {theirs}：它回答更好，而且同样放得下。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>Its documentation recommends it too.</source>
      <translation>其文档也推荐它。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{build} needs driver {needed} or newer for {card}; {version} is installed.</source>
      <translation>{build} 在 {card} 上需要 {needed} 或更新的驱动；当前安装的是 {version}。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{build} needs a processor with {features}; this one has none.</source>
      <translation>{build} 需要支持 {features} 的处理器；本机处理器不支持。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{engine} has no ready-made build for {here}; there are builds for {systems}.</source>
      <translation>{engine} 没有适用于 {here} 的现成版本；可用的版本支持 {systems}。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{engine} needs a graphics card of these kinds: {cards}. This computer has none.</source>
      <translation>{engine} 需要以下类型的显卡：{cards}。本机没有。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated; {part} % of the model runs on the card</source>
      <translation>估算值；模型的 {part} % 在显卡上运行</translation>
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated from the speed of the RAM</source>
      <translation>根据内存速度估算</translation>
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated from the card's memory speed, {speed} GB/s</source>
      <translation>根据显存速度估算，{speed} GB/s</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata needs an NVIDIA card of the RTX 20 series or newer, or an AMD card of these: {list}.</source>
      <translation>Strata 需要 NVIDIA RTX 20 系列或更新的显卡，或以下 AMD 显卡之一：{list}。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata does not run on this AMD card; it runs on {list}.</source>
      <translation>Strata 无法在这块 AMD 显卡上运行；它支持 {list}。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata needs an NVIDIA card of the RTX 20 series or newer.</source>
      <translation>Strata 需要 NVIDIA RTX 20 系列或更新的显卡。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It warns: the card has less than 11 GB.</source>
      <translation>它会警告：显存少于 11 GB。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It advises a context of 8,192 tokens and the English draft words.</source>
      <translation>它建议使用 8,192 个词元 的上下文和英语草稿词表。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It warns: the page file is small; a fixed one of 65,536 MB is its advice.</source>
      <translation>它会警告：页面文件太小；它建议固定为 65,536 MB。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It points to its help on driver resets, which these cards can have on Windows.</source>
      <translation>它会提示查看关于驱动重置的帮助，这些显卡在 Windows 上可能出现该问题。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata's setup stops here: its engine needs driver {least} or newer, and {installed} is installed.</source>
      <translation>Strata 的安装程序会在此停止：其引擎需要 {least} 或更新的驱动，当前安装的是 {installed}。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata's setup stops here: the processor has no SSE4.2.</source>
      <translation>Strata 的安装程序会在此停止：处理器不支持 SSE4.2。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata's engine for AMD cards on Windows needs a processor with AVX2.</source>
      <translation>Strata 在 Windows 上的 AMD 引擎需要支持 AVX2 的处理器。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It advises the English draft words, which save 215 MB of the card.</source>
      <translation>它建议使用英语草稿词表，可在显卡上节省 215 MB。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_speed.py" />
      <source>measured by others on {card}, scaled to this computer</source>
      <translation>由他人在 {card} 上测得，按本机换算</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_speed.py" />
      <source>measured by others on this card</source>
      <translation>由他人在这块显卡上测得</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits the card</source>
      <translation>适合显卡</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits in RAM</source>
      <translation>适合内存</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>its size is not known</source>
      <translation>大小未知</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>does not fit: {missing} are missing</source>
      <translation>不适合:缺少 {missing}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>no engine for this computer runs it</source>
      <translation>此计算机没有可运行它的引擎</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits with experts in RAM</source>
      <translation>专家放在内存中即可适合</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits with layers in RAM</source>
      <translation>部分层放在内存中即可适合</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{family} {variant} with {engine} on {where}</source>
      <translation>{family} {variant}，使用 {engine}，运行在{where}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{here} of {all} layers fit on {card}; the RAM holds the rest.</source>
      <translation>{all} 层中有 {here} 层可放入 {card}；其余放在内存中。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM hold its {experts} of experts and leave {left} to the system and your programs. The card holds those that are used most.</source>
      <translation>{ram} 内存可容纳其 {experts} 的专家，并给系统和您的程序留下 {left}。显卡保存最常用的专家。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Not with this computer: {missing} of memory are missing for its {weights}.</source>
      <translation>本机无法运行：其 {weights} 权重还缺 {missing} 内存。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>A context of {tokens} tokens fits beside it.</source>
      <translation>除此之外还可放下 {tokens} 个词元 的上下文。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM hold its {weights} and leave {left}.</source>
      <translation>{ram} 内存可容纳其 {weights} 权重，并留下 {left}。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>All of its {weights} fit into the memory of {card}.</source>
      <translation>其 {weights} 权重可全部放入 {card} 的显存。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>What every token needs and the experts of {here} of {all} layers fit on {card}; the RAM holds the rest.</source>
      <translation>每个词元都需要的部分和 {all} 层中 {here} 层的专家可放入 {card}；其余放在内存中。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>All of its {weights} fit on {n} cards together.</source>
      <translation>其 {weights} 权重可全部放入 {n} 块显卡。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>All of its {weights} fit on {card}.</source>
      <translation>其 {weights} 权重可全部放入 {card}。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>RAM and graphics share {total}; it holds the {experts} of experts and leaves {left}.</source>
      <translation>内存和显卡共享 {total}；可容纳 {experts} 的专家，并留下 {left}。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM keep {part} of its {experts} of experts; the rest is read from the drive when it is needed.</source>
      <translation>{ram} 内存保存其 {experts} 专家中的 {part}；其余在需要时从磁盘读取。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM do not hold its {experts} of experts: a part lies on the card only (low-RAM mode).</source>
      <translation>{ram} 内存放不下其 {experts} 的专家：一部分只放在显卡上（低内存模式）。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM do not hold its {experts} of experts: they are read from the drive as needed (low-RAM mode).</source>
      <translation>{ram} 内存放不下其 {experts} 的专家：需要时从磁盘读取（低内存模式）。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Not with the page file as it is set: Windows may hand out {limit} in all, and {missing} more are needed.</source>
      <translation>以当前的页面文件无法运行：Windows 总共可分配 {limit}，还需要 {missing}。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Not with this computer: {card} has {total} of memory, and {missing} more are needed there.</source>
      <translation>本机无法运行：{card} 有 {total} 显存，还需要 {missing}。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>The card has less than 11 GB: few experts fit on it, so answers come slowly.</source>
      <translation>显存少于 11 GB：能放下的专家很少，因此回答较慢。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Close large programs before you start it: the experts stay in RAM all the time.</source>
      <translation>启动前请关闭大型程序：专家会一直留在内存中。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Windows lets it use {size} less of the card: the page file is small. A fixed one of 64 GB is the cure.</source>
      <translation>由于页面文件太小，Windows 让它少用 {size} 显存。固定为 64 GB 即可解决。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>It will be slow: at most about {speed:.0f} tokens per second.</source>
      <translation>会很慢：最多约每秒 {speed:.0f} 个词元。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>The model was made for {tokens} tokens; beyond that, answers get worse.</source>
      <translation>该模型适用于 {tokens} 个词元；超过后回答质量会下降。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>The publisher's hash of this file is not in the catalogue, so only its size can be checked.</source>
      <translation>目录中没有此文件的发布者哈希，因此只能检查大小。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>the processor</source>
      <translation>处理器</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{model} would be better, but {missing} of memory are missing for it.</source>
      <translation>{model} 会更好，但还缺 {missing} 内存。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>a page file of 64 GB -&gt; {model}</source>
      <translation>64 GB 的页面文件 -&gt; {model}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>+{step} GB of RAM -&gt; {model}</source>
      <translation>增加 {step} GB 内存 -&gt; {model}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{model} would be better, but the RAM does not hold its {experts} of experts beside the system.</source>
      <translation>{model} 会更好，但内存在系统之外放不下其 {experts} 的专家。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{model} would be better, but it would leave only {left} of RAM to your programs.</source>
      <translation>{model} 会更好，但只会给您的程序留下 {left} 内存。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>The GGUF file is damaged</source>
      <translation>GGUF 文件已损坏</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} is cut short or its beginning cannot be read.</source>
      <translation>{name} 不完整，或开头无法读取。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Download it again; an interrupted download is the usual reason.</source>
      <translation>请重新下载；通常是下载中断造成的。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>This GGUF file is no language model</source>
      <translation>此 GGUF 文件不是语言模型</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} holds something else ({what}).</source>
      <translation>{name} 的内容是其他东西（{what}）。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Choose the model's own file; image encoders, adapters and vocabularies go with a model.</source>
      <translation>请选择模型本身的文件；图像编码器、适配器和词表要与模型配合使用。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>A file is missing</source>
      <translation>缺少一个文件</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Check the path, or copy all parts into one folder.</source>
      <translation>请检查路径，或将所有分片复制到同一文件夹。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>This is no GGUF file</source>
      <translation>这不是 GGUF 文件</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Download the model again, or choose another file.</source>
      <translation>请重新下载模型，或选择其他文件。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} is not there.</source>
      <translation>{name} 不存在。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} does not begin as GGUF files do.</source>
      <translation>{name} 的开头不是 GGUF 文件的格式。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>The model consists of {n} parts.</source>
      <translation>该模型由 {n} 个分片组成。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>It is a web page.</source>
      <translation>这是一个网页。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>The catalogue cannot be read</source>
      <translation>无法读取目录</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>Correct the file, or move it away; the launcher's own catalogue is then used.</source>
      <translation>请更正该文件或将其移走；之后会使用程序自带的目录。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>Your own models are left out: {why} {what}</source>
      <translation>您自己的模型被忽略：{why} {what}</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>there is no [[{key}]] in it</source>
      <translation>其中没有 [[{key}]]</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>“{name}” has no source</source>
      <translation>“{name}”没有来源</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>line {line}: the key “{key}” is not known</source>
      <translation>第 {line} 行：未知的键“{key}”</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>a source has no known kind: {source}</source>
      <translation>某个来源的类型未知：{source}</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Unknown {what}</source>
      <translation>未知的{what}</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>There is no {what} called “{name}”.</source>
      <translation>没有名为“{name}”的{what}。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Did you mean {names}?</source>
      <translation>您是指 {names} 吗？</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Known ones: {names}.</source>
      <translation>已知的有：{names}。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Nothing is there</source>
      <translation>那里什么也没有</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>{path} is neither a file nor a folder.</source>
      <translation>{path} 既不是文件也不是文件夹。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Give a GGUF file, a folder that holds some, or a Hugging Face repository such as owner/name.</source>
      <translation>请给出一个 GGUF 文件、包含它们的文件夹，或 owner/name 形式的 Hugging Face 仓库。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>No model is there</source>
      <translation>那里没有模型</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>{path} holds no GGUF file.</source>
      <translation>{path} 中没有 GGUF 文件。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Choose the folder that the model's files lie in.</source>
      <translation>请选择模型文件所在的文件夹。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>your own model</source>
      <translation>您自己的模型</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Added by you</source>
      <translation>由您添加</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>see its publisher</source>
      <translation>请查看其发布者</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Your own catalogue cannot be read</source>
      <translation>无法读取您自己的目录</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Correct the file, or move it away; nothing was changed in it.</source>
      <translation>请更正该文件或将其移走；其中没有任何更改。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>The settings file cannot be read</source>
      <translation>无法读取设置文件</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{file}: {why}. Nothing was changed.</source>
      <translation>{file}：{why}。没有做任何更改。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Correct the file or move it away, then try again.</source>
      <translation>请更正该文件或将其移走，然后重试。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{program} is not connected</source>
      <translation>{program} 未连接</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Nothing was written into its settings from here, so there is nothing to take back.</source>
      <translation>此处从未写入过它的设置，因此没有可撤回的内容。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>See the list of programs for what is connected.</source>
      <translation>已连接的程序请见程序列表。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>The settings file is read-only</source>
      <translation>设置文件是只读的</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{file} may not be changed, so nothing was written.</source>
      <translation>{file} 不允许更改，因此没有写入任何内容。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Allow writing to it, or make the change by hand.</source>
      <translation>请允许写入该文件，或手动更改。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>The settings file has just changed</source>
      <translation>设置文件刚刚被更改</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{file} was changed by another program in this moment; nothing was written.</source>
      <translation>另一个程序此刻更改了 {file}；没有写入任何内容。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Try it again.</source>
      <translation>请重试。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>it is not UTF-8 text</source>
      <translation>它不是 UTF-8 文本</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source> in {place}</source>
      <translation> ，位于 {place}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The engine ended, and its log names no cause that we know.</source>
      <translation>引擎已结束，日志中没有我们已知的原因。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>This file is no log</source>
      <translation>此文件不是日志</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>It holds a picture, a program, a model or settings, not the lines that an engine writes.</source>
      <translation>它包含图片、程序、模型或设置，而不是引擎写下的行。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Choose the file that the engine wrote while it ran.</source>
      <translation>请选择引擎运行时写下的文件。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Nothing is known about this end</source>
      <translation>无法得知这次结束的原因</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The log is empty and there is no exit code.</source>
      <translation>日志为空，也没有退出代码。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Start the engine again; if it ends the same way, repair its files.</source>
      <translation>请重新启动引擎；如果再次以同样方式结束，请修复其文件。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>the graphics card</source>
      <translation>显卡</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>this card</source>
      <translation>这块显卡</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>its port</source>
      <translation>它的端口</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>No crash was found</source>
      <translation>未发现崩溃</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The log shows nothing that went wrong.</source>
      <translation>日志中没有任何错误。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Somebody wanted it to stop; that is no crash.</source>
      <translation>有人让它停止；这不是崩溃。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The engine stopped{where}</source>
      <translation>引擎已停止{where}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The steps below help most often. The report holds everything a maintainer needs.</source>
      <translation>下面的步骤最常有效。报告中包含维护者需要的一切信息。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The number lost its last digits on the way; it stands for a Windows fault, most likely {name}.</source>
      <translation>该数字在传递中丢失了末尾几位；它代表一个 Windows 错误，很可能是 {name}。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>It was ended by signal {n}.</source>
      <translation>它被信号 {n} 终止。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>Windows ended it with the status {code}.</source>
      <translation>Windows 以状态 {code} 终止了它。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>exit code {n}</source>
      <translation>退出代码 {n}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The program ended with the code {n}.</source>
      <translation>程序以代码 {n} 结束。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>ended normally</source>
      <translation>正常结束</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The program ended by itself and reported no error.</source>
      <translation>程序自行结束，没有报告错误。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/ladder.py" />
      <source>None of the changes helped. The report has everything that was tried.</source>
      <translation>所有更改都没有效果。报告中记录了所有尝试。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/ladder.py" />
      <source>It answers now. This change is kept: {title}.</source>
      <translation>现在可以回答了。保留此更改：{title}。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>This cannot be applied here</source>
      <translation>这在此处无法应用</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>Try the next one on the list.</source>
      <translation>请尝试列表中的下一项。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>Unknown remedy</source>
      <translation>未知的解决办法</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>There is no remedy or profile called “{name}”.</source>
      <translation>没有名为“{name}”的解决办法或配置方案。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>“{title}” changes nothing for the profile “{profile}”.</source>
      <translation>“{title}”对配置方案“{profile}”没有任何更改。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>“{title}” is not a setting: {change}</source>
      <translation>“{title}”不是设置项：{change}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Signature</source>
      <translation>特征</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Ended with</source>
      <translation>结束方式</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>When</source>
      <translation>时间</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Again and again</source>
      <translation>反复发生</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Fingerprint</source>
      <translation>指纹</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>New since the last good run</source>
      <translation>自上次正常运行以来的变化</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Missing files</source>
      <translation>缺失的文件</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>The system's log</source>
      <translation>系统日志</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Core dump</source>
      <translation>核心转储</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>yes</source>
      <translation>是</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>no</source>
      <translation>否</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Nothing yet.</source>
      <translation>暂无。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Environment</source>
      <translation>环境</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Versions</source>
      <translation>版本</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>What was tried</source>
      <translation>已尝试的办法</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Config</source>
      <translation>配置</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Output before the crash</source>
      <translation>崩溃前的输出</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>{kind}: taken out in {n} places</source>
      <translation>{kind}：已移除 {n} 处</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>The engine stopped</source>
      <translation>引擎已停止</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Steps</source>
      <translation>步骤</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Stack</source>
      <translation>调用栈</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>What</source>
      <translation>内容</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Outcome</source>
      <translation>结果</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Note</source>
      <translation>备注</translation>
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>Strata Launcher: {title}</source>
      <translation>Strata Launcher：{title}</translation>
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>{key}: {old} becomes {new}</source>
      <translation>{key}：{old} 改为 {new}</translation>
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>nothing</source>
      <translation>无</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>The engine did not answer</source>
      <translation>引擎没有回答</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>A request was sent, and no complete answer came back: {why}.</source>
      <translation>请求已发送，但没有收到完整的回答：{why}。</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>Look at the log for the reason, or restart the engine.</source>
      <translation>请在日志中查找原因，或重启引擎。</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>the connection ended in the middle of the answer</source>
      <translation>连接在回答过程中断开</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>An engine file is missing</source>
      <translation>缺少引擎文件</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{name} is not where it was installed. Often an antivirus program took it away.</source>
      <translation>{name} 不在安装位置。常常是杀毒软件把它移走了。</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Run repair: it fetches only what is missing. If it vanishes again, allow this folder in the antivirus.</source>
      <translation>请运行修复：只会获取缺少的文件。如果再次消失，请在杀毒软件中允许此文件夹。</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The model's file is missing</source>
      <translation>缺少模型文件</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{name} is not where it was installed. Perhaps its drive is not connected.</source>
      <translation>{name} 不在安装位置。可能是其磁盘未连接。</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Connect the drive and start again, or run repair to fetch the file anew.</source>
      <translation>请连接磁盘后重新启动，或运行修复以重新获取该文件。</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The engine's config file is missing</source>
      <translation>缺少引擎的配置文件</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{path} does not exist or is not JSON.</source>
      <translation>{path} 不存在或不是 JSON。</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Run set-up again; it writes the file anew.</source>
      <translation>请重新运行安装；它会重新写入该文件。</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Unknown profile</source>
      <translation>未知的配置方案</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>There is no profile called “{name}”.</source>
      <translation>没有名为“{name}”的配置方案。</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Nothing to undo</source>
      <translation>没有可撤销的内容</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>The profile “{title}” has no changes on top of what set-up chose.</source>
      <translation>配置方案“{title}”在安装所选内容之上没有任何更改。</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Apply a change first, or run set-up to choose anew.</source>
      <translation>请先应用一项更改，或运行安装重新选择。</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Known profiles: {names}.</source>
      <translation>已知的配置方案：{names}。</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Run set-up first.</source>
      <translation>请先运行安装。</translation>
    </message>
    <message>
      <location filename="../../app/engines/registry.py" />
      <source>Unknown engine</source>
      <translation>未知的引擎</translation>
    </message>
    <message>
      <location filename="../../app/engines/registry.py" />
      <source>There is no engine called “{name}”.</source>
      <translation>没有名为“{name}”的引擎。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>{path} is not where it was installed. Often an antivirus program took it away.</source>
      <translation>{path} 不在安装位置。常常是杀毒软件把它移走了。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>The server runs, the model is not in memory.</source>
      <translation>服务器在运行，但模型不在内存中。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>A file of the model is missing</source>
      <translation>缺少模型的一个文件</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>{path} is not where it was installed. Perhaps its drive is not connected.</source>
      <translation>{path} 不在安装位置。可能是其磁盘未连接。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>The context is too large</source>
      <translation>上下文太大</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>The model was trained for {tokens} tokens; more needs rope scaling.</source>
      <translation>该模型以 {tokens} 个词元 训练；更多则需要 RoPE 缩放。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>Choose a smaller context, or yarn as rope scaling.</source>
      <translation>请选择较小的上下文，或将 RoPE 缩放设为 yarn。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Images do not work with AMD cards on Windows: the engine has no image encoder there.</source>
      <translation>在 Windows 上 AMD 显卡无法处理图像：引擎在那里没有图像编码器。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Leave the option out, or choose another family, card or engine.</source>
      <translation>请去掉该选项，或选择其他系列、显卡或引擎。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>With AMD cards the image encoder runs on the processor only.</source>
      <translation>使用 AMD 显卡时，图像编码器只在处理器上运行。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Strata cannot do this here</source>
      <translation>Strata 在此无法做到</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>none</source>
      <translation>无</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>There is no such card</source>
      <translation>没有这样的显卡</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>“{wanted}” does not name cards that the engine sees; it knows {known}.</source>
      <translation>“{wanted}”不是引擎能看到的显卡；它知道 {known}。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Give one of these numbers, several different ones with commas, or all.</source>
      <translation>请给出其中一个编号，或用逗号分隔的多个编号，或 all。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>One model uses one AMD card on Windows.</source>
      <translation>在 Windows 上，一个模型只能使用一块 AMD 显卡。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>The control vector is made for the families qwen and coder.</source>
      <translation>控制向量是为 qwen 和 coder 系列制作的。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Strata needs a graphics card</source>
      <translation>Strata 需要显卡</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>This profile names no card, and Strata does not run on the processor alone.</source>
      <translation>此配置方案没有指定显卡，而 Strata 不能只用处理器运行。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Choose a card, or the engine llama.cpp.</source>
      <translation>请选择一块显卡，或引擎 llama.cpp。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>The card is not known to the engine</source>
      <translation>引擎不认识这块显卡</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Strata's engine does not list the card {cards}.</source>
      <translation>Strata 的引擎没有列出显卡 {cards}。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Run set-up again; it asks the engine which cards it can use.</source>
      <translation>请重新运行安装；它会询问引擎可以使用哪些显卡。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Images need their encoder</source>
      <translation>图像需要编码器</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>The model was installed without its image encoder.</source>
      <translation>安装模型时没有安装图像编码器。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Run set-up again with images on; it fetches about 0.9 GB.</source>
      <translation>请启用图像后重新运行安装；会下载约 0.9 GB。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>The engine does not see the card</source>
      <translation>引擎看不到显卡</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>Strata's engine lists {devices}, but not {card}.</source>
      <translation>Strata 的引擎列出了 {devices}，但没有 {card}。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>Install the newest driver of the card's maker (AMD: amd.com/en/support), restart, and try again.</source>
      <translation>请安装显卡厂商的最新驱动（AMD：amd.com/en/support），重启后再试。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/flags.py" />
      <source>{flag} is not done here</source>
      <translation>此处不支持 {flag}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/flags.py" />
      <source>Strata's setup has {flag}; the launcher has not.</source>
      <translation>Strata 的安装程序有 {flag}，本启动器没有。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>It ended before it was finished.</source>
      <translation>它在完成之前就结束了。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>This version of Strata does not know one of the options.</source>
      <translation>此版本的 Strata 不认识其中一个选项。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Strata's own set-up stopped</source>
      <translation>Strata 自带的安装程序已停止</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Do what it asks for, then run set-up again; it goes on where it stopped.</source>
      <translation>请按其要求操作，然后重新运行安装；它会从停止处继续。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Strata's own set-up</source>
      <translation>Strata 自带的安装程序</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} does not deliver parts of files; a proxy or mirror on the way may be the reason.</source>
      <translation>{host} 不提供文件的部分内容；可能是途中的代理或镜像造成的。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} refuses the file ({status}).</source>
      <translation>{host} 拒绝提供该文件（{status}）。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>Draft layer</source>
      <translation>草稿层</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>The download is not the expected file</source>
      <translation>下载的不是预期的文件</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} of the draft layer has another content than it must have.</source>
      <translation>草稿层的 {name} 内容与要求不符。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>A proxy or mirror on the way may answer wrongly. Try another network or source.</source>
      <translation>途中的代理或镜像可能返回了错误内容。请尝试其他网络或来源。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>the draft layer</source>
      <translation>草稿层</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} arrived with errors and is fetched again.</source>
      <translation>{name} 传输有误，正在重新获取。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} is no safetensors file.</source>
      <translation>{name} 不是 safetensors 文件。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} ended the file too early.</source>
      <translation>{host} 过早结束了文件传输。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>This engine cannot be used here</source>
      <translation>此引擎在此无法使用</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Choose another engine build, or the engine llama.cpp, which runs on more cards.</source>
      <translation>请选择其他引擎版本，或支持更多显卡的引擎 llama.cpp。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Strata engine {version}</source>
      <translation>Strata 引擎 {version}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>There is no earlier engine</source>
      <translation>没有更早的引擎</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>{folder} keeps no engine from before the last update.</source>
      <translation>{folder} 中没有保存上次更新之前的引擎。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Install another version from the list of engines.</source>
      <translation>请从引擎列表中安装其他版本。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It says version {version}, and {wanted} is needed.</source>
      <translation>它的版本是 {version}，需要的是 {wanted}。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It is not made for AMD cards.</source>
      <translation>它不是为 AMD 显卡制作的。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It has no code for {cards}.</source>
      <translation>它没有适用于 {cards} 的代码。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>The engine is running</source>
      <translation>引擎正在运行</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>{program} is in use and cannot be replaced.</source>
      <translation>{program} 正在使用中，无法替换。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Stop the engine, then try again.</source>
      <translation>请停止引擎后再试。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Preparing the model</source>
      <translation>正在准备模型</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Preparing the draft layer</source>
      <translation>正在准备草稿层</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Draft layer's vocabulary</source>
      <translation>草稿层的词表</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>A step of the installation failed</source>
      <translation>安装的某个步骤失败</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>{what}: Strata's tool ended without an error and without its result.</source>
      <translation>{what}：Strata 的工具没有报错就结束了，但没有产生结果。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Run set-up again. If it fails again, send a report.</source>
      <translation>请重新运行安装。如果再次失败，请发送报告。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Python is missing</source>
      <translation>缺少 Python</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Strata's server is a Python program and needs Python {version} or newer, 64 bits.</source>
      <translation>Strata 的服务器是 Python 程序，需要 64 位的 Python {version} 或更新版本。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Install Python 3.12 from python.org (Windows: `winget install Python.Python.3.12`; Linux: the packages python3 and python3-venv), then run set-up again.</source>
      <translation>请从 python.org 安装 Python 3.12（Windows：`winget install Python.Python.3.12`；Linux：软件包 python3 和 python3-venv），然后重新运行安装。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Python packages</source>
      <translation>Python 软件包</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Making the Python environment</source>
      <translation>正在创建 Python 环境</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Installing the Python packages</source>
      <translation>正在安装 Python 软件包</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/register.py" />
      <source>Entry in the lists of what is installed</source>
      <translation>写入已安装内容的清单</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/release.py" />
      <source>GitHub did not say the check sum of {name}; it is installed unchecked.</source>
      <translation>GitHub 没有提供 {name} 的校验和；将不经校验安装。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/source_tree.py" />
      <source>Strata's program files</source>
      <translation>Strata 的程序文件</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/source_tree.py" />
      <source>Model reader (llama.cpp's source)</source>
      <translation>模型读取器（llama.cpp 源代码）</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>{what}: {why}. Its last line was: {last}</source>
      <translation>{what}：{why}。最后一行是：{last}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>Run set-up again; it goes on where it stopped. If it fails again, send the details with a report.</source>
      <translation>请重新运行安装；它会从停止处继续。如果再次失败，请随报告发送详细信息。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>it ended with exit code {code}</source>
      <translation>以退出代码 {code} 结束</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>(nothing)</source>
      <translation>（无）</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Model {family} {size}</source>
      <translation>模型 {family} {size}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>The folder does not hold the model</source>
      <translation>该文件夹中没有此模型</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>{folder} has no whole {names}.</source>
      <translation>{folder} 中没有完整的 {names}。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Put all shards of this size into the folder, or leave it out and let them be downloaded.</source>
      <translation>请将此规格的所有分片放入该文件夹，或留空以自动下载。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Image encoder</source>
      <translation>图像编码器</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>{name} is shared with {other}.</source>
      <translation>{name} 与 {other} 共用。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>{name} is not there, or its installation did not end.</source>
      <translation>{name} 不存在，或其安装未完成。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>Run set-up again; it goes on where it stopped.</source>
      <translation>请重新运行安装；它会从停止处继续。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>The Strata engine is not installed</source>
      <translation>未安装 Strata 引擎</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>The model is not installed</source>
      <translation>未安装模型</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>A request was answered</source>
      <translation>已回答一个请求</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} changes from {old} to {new}.</source>
      <translation>{name} 从 {old} 改为 {new}。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} changes.</source>
      <translation>{name} 有变化。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is removed (was {value}).</source>
      <translation>移除 {name}（原为 {value}）。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is added: {value}.</source>
      <translation>添加 {name}：{value}。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is added.</source>
      <translation>添加 {name}。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>set</source>
      <translation>已设置</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Starting …</source>
      <translation>正在启动…</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Stopping …</source>
      <translation>正在停止…</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Restarting …</source>
      <translation>正在重新启动…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Connect</source>
      <translation>连接</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the OpenAI address</source>
      <translation>OpenAI 地址</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the Anthropic address</source>
      <translation>Anthropic 地址</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the model's name</source>
      <translation>模型名称</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>The engine is stopped. The addresses work once it is running.</source>
      <translation>引擎已停止。引擎运行后，这些地址才会响应。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Command line (curl)</source>
      <translation>命令行（curl）</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Programs for the Anthropic API (environment variables)</source>
      <translation>使用 Anthropic API 的程序（环境变量）</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Connect other programs</source>
      <translation>连接其他程序</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Enter one of these addresses in your program. Any text works as the API key.</source>
      <translation>把其中一个地址填入程序；密钥可填任意文字。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Addresses</source>
      <translation>地址</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>OpenAI-compatible</source>
      <translation>兼容 OpenAI</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Anthropic-compatible</source>
      <translation>兼容 Anthropic</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Model name</source>
      <translation>模型名称</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Fix it for me</source>
      <translation>帮我修复</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Stop trying</source>
      <translation>停止尝试</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Trying known fixes …</source>
      <translation>正在尝试已知有效的办法…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>What went wrong</source>
      <translation>出了什么问题</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Report …</source>
      <translation>报告…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Changed since it last worked: {what}</source>
      <translation>自上次应答以来的变化：{what}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Missing: {files}</source>
      <translation>缺失：{files}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>It crashed the same way before, so it is not restarted automatically.</source>
      <translation>之前也以同样方式崩溃过，因此不会自动再次启动。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Why: {title}</source>
      <translation>原因：{title}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Show the log</source>
      <translation>查看日志</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>The engine stopped unexpectedly</source>
      <translation>引擎自行退出了</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Known fixes</source>
      <translation>已知的解决办法</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Try this</source>
      <translation>试试这个</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Why this fix</source>
      <translation>为什么推荐这个</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Try this: {title}</source>
      <translation>试试这个：{title}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Overview</source>
      <translation>概览</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Log</source>
      <translation>日志</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>History</source>
      <translation>历史</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Storage</source>
      <translation>存储</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Updates</source>
      <translation>更新</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Settings</source>
      <translation>设置</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Add a model</source>
      <translation>添加模型</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Stopped.</source>
      <translation>已停止。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Try again</source>
      <translation>重试</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>An update is available. See Updates.</source>
      <translation>有更新的版本，请看“更新”。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use another model</source>
      <translation>使用其他模型</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use {title}?</source>
      <translation>使用 {title}？</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>The engine is restarted; that takes as long as a start.</source>
      <translation>引擎会重新启动，所需时间与启动相同。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use it</source>
      <translation>使用</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>{size} free</source>
      <translation>{size} 可用</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>of {total}</source>
      <translation>共 {total}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Generation</source>
      <translation>生成</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Prompt processing</source>
      <translation>提示词处理</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Context</source>
      <translation>上下文</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Requests</source>
      <translation>请求</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>VRAM</source>
      <translation>显存</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>GPU</source>
      <translation>GPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Engine memory</source>
      <translation>引擎内存</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>CPU</source>
      <translation>CPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>of {total:,} tokens</source>
      <translation>共 {total:,} 个词元</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>{asked:,} requested</source>
      <translation>要求的是 {asked:,}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>of all cores</source>
      <translation>占全部核心</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>in use</source>
      <translation>使用率</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>the busiest of {count}</source>
      <translation>{count} 块中最忙的</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>{count} waiting</source>
      <translation>{count} 个等待中</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>running</source>
      <translation>正在处理</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>tokens/s</source>
      <translation>词元/秒</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>{speed:.1f} tokens/s</source>
      <translation>{speed:.1f} 词元/秒</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Open the folder of this run</source>
      <translation>打开这次运行的文件夹</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Running</source>
      <translation>运行中</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Crashed</source>
      <translation>已崩溃</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Stopped</source>
      <translation>已停止</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Recent runs of the engine and how they ended.</source>
      <translation>引擎最近的启动及其结束方式。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Nothing has run yet.</source>
      <translation>还没有运行过。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>This copy runs from source code. The licenses of the packages it uses come with those packages.</source>
      <translation>此副本直接从源代码运行。它所用软件包的许可证随各软件包提供。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>Licenses</source>
      <translation>许可证</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>The licenses</source>
      <translation>许可证文本</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>Close</source>
      <translation>关闭</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Engine log</source>
      <translation>引擎日志</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Search</source>
      <translation>搜索</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Search in the log</source>
      <translation>在日志中搜索</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Which lines</source>
      <translation>显示哪些行</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Follow</source>
      <translation>跟随</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Last error</source>
      <translation>最后的错误</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Copy</source>
      <translation>复制</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Open folder</source>
      <translation>打开文件夹</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>All lines</source>
      <translation>所有行</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Warnings and errors</source>
      <translation>警告和错误</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Errors</source>
      <translation>错误</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Copy the log</source>
      <translation>复制日志</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>on the GPU</source>
      <translation>在 GPU 上</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>on the CPU</source>
      <translation>在 CPU 上</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>{tokens:,} tokens of context</source>
      <translation>上下文 {tokens:,} 个词元</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Engine</source>
      <translation>引擎</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Engine build</source>
      <translation>引擎版本</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Model</source>
      <translation>模型</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>KV cache type</source>
      <translation>KV 缓存类型</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>GPU layers</source>
      <translation>GPU 层数</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Port</source>
      <translation>端口</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Undo</source>
      <translation>撤销</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Changed: {list}</source>
      <translation>已更改：{list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Undo the last change</source>
      <translation>撤销上次更改</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>the address</source>
      <translation>地址</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>Address for other programs</source>
      <translation>供其他程序使用的地址</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>OpenAI-compatible; no key is needed on this computer.</source>
      <translation>兼容 OpenAI；本机使用无需密钥。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Strata Launcher and its catalog</source>
      <translation>本程序及其目录</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Check for updates</source>
      <translation>检查更新</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Version {launcher}, catalog {catalogue}.</source>
      <translation>版本 {launcher}，目录 {catalogue}。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Checking …</source>
      <translation>正在检查…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Strata Launcher {version}</source>
      <translation>Strata Launcher {version}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Catalog {version}</source>
      <translation>目录 {version}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Compared with the signed releases at {address}.</source>
      <translation>与 {address} 上的签名版本比较。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>No update address is set. You can enter one in Settings.</source>
      <translation>未设置更新地址。可在设置中填写。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Not checked yet.</source>
      <translation>尚未检查。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Last checked: {when}.</source>
      <translation>上次检查：{when}。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Download it</source>
      <translation>下载</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Newer versions are available.</source>
      <translation>有更新的版本。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Nothing newer was found.</source>
      <translation>没有发现更新。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Download {what}</source>
      <translation>获取 {what}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Use {what}</source>
      <translation>使用 {what}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>This copy was not installed from a package. Update it the way you got it.</source>
      <translation>此副本不是以安装包安装的，请按获取它的方式更新。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Report</source>
      <translation>报告</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>The report's text</source>
      <translation>报告内容</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>the report</source>
      <translation>报告</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Save the report</source>
      <translation>保存报告</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Your names, addresses, and keys were removed. Read it, then copy or save it. Nothing is sent.</source>
      <translation>您的姓名、地址和密钥已被去除。请先阅读，再复制或保存。不会发送任何内容。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>With the end of the log (*.zip)</source>
      <translation>包含日志末尾 (*.zip)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Text only (*.md)</source>
      <translation>仅文本 (*.md)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>It contained nothing personal to remove.</source>
      <translation>其中没有需要移除的个人信息。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Save …</source>
      <translation>保存…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>The report could not be saved</source>
      <translation>无法保存报告</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Choose another folder.</source>
      <translation>请选择其他文件夹。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>System default</source>
      <translation>跟随系统</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Search settings</source>
      <translation>搜索设置</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Appearance</source>
      <translation>外观</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Behavior</source>
      <translation>行为</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Network and downloads</source>
      <translation>网络与下载</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>About</source>
      <translation>关于</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Light</source>
      <translation>浅色</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Dark</source>
      <translation>深色</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>High contrast</source>
      <translation>高对比度</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Theme</source>
      <translation>主题</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Language</source>
      <translation>语言</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Takes effect the next time you open the program.</source>
      <translation>下次启动时生效。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Reduce motion</source>
      <translation>减少动画</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Turns off animations.</source>
      <translation>关闭动画。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Ask</source>
      <translation>询问</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Yes</source>
      <translation>是</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>No</source>
      <translation>否</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Keep running in the tray when the window closes</source>
      <translation>关闭窗口后程序留在托盘</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Stop the engine on quit</source>
      <translation>退出时停止引擎</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Start at login</source>
      <translation>登录时启动</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Starts in the tray without opening a window.</source>
      <translation>在托盘中启动，不打开窗口。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Used by the next setup. If the port is taken, another one is used.</source>
      <translation>用于下次安装。已占用的端口会自动避开。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Proxy</source>
      <translation>代理</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Hugging Face endpoint</source>
      <translation>Hugging Face 地址</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>A mirror with the same files, for where huggingface.co is slow or blocked.</source>
      <translation>在 huggingface.co 缓慢或无法访问时，可使用提供相同文件的镜像。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>More mirrors</source>
      <translation>其他镜像</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Separate them with spaces. The fastest one is used.</source>
      <translation>用空格分隔；会使用最快的一个。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Existing model folders</source>
      <translation>已有的模型文件夹</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Folders to search before anything is downloaded, separated by “{sign}”.</source>
      <translation>下载前先查找的文件夹，用“{sign}”分隔。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Stable releases only</source>
      <translation>仅正式版</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Include previews</source>
      <translation>也包括预览版</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Check for updates when the window opens</source>
      <translation>打开窗口时检查更新</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Nothing is downloaded until you say so.</source>
      <translation>未经您同意不会下载任何内容。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Update channel</source>
      <translation>更新通道</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Roll back automatically if a new engine does not answer</source>
      <translation>新引擎不应答时自动回退</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>The previous engine starts again without asking.</source>
      <translation>之前运行的引擎会直接重新启动，不再询问。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Update address</source>
      <translation>更新地址</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>A web address or folder with signed updates for this program.</source>
      <translation>存放本程序签名更新的网址或文件夹。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>MIT License. Third-party components have their own licenses.</source>
      <translation>MIT 许可证。他人编写的部分各有自己的许可证。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>None</source>
      <translation>无</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Default</source>
      <translation>默认</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Loading the model</source>
      <translation>正在加载模型</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Start</source>
      <translation>启动</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Restart</source>
      <translation>重新启动</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Open web page</source>
      <translation>打开网页</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>State</source>
      <translation>状态</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Stop</source>
      <translation>停止</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>{size} in use, {free} free on this drive</source>
      <translation>已用 {size}，此磁盘可用 {free}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>What the program stores on your drives, and how much space it uses.</source>
      <translation>本程序在您的磁盘上保存的内容及其大小。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Moving {what} was interrupted. Move it again to continue.</source>
      <translation>移动 {what} 时被中断。请再次移动：会从中断处继续。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Move {name}</source>
      <translation>移动 {name}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Remove {name}</source>
      <translation>移除 {name}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Choose a folder</source>
      <translation>选择文件夹</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Remove</source>
      <translation>移除</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Remove {name}?</source>
      <translation>移除 {name}？</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Its drive is not connected.</source>
      <translation>其磁盘未连接。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Your own file. It stays when you remove the entry.</source>
      <translation>您自己的文件；移除条目时文件会保留。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Not part of this program. It is never touched.</source>
      <translation>不属于本程序；绝不会改动。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Moving {name} …</source>
      <translation>正在移动 {name}…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>These profiles need it and will no longer start: {list}</source>
      <translation>以下配置方案需要它，之后将无法启动：{list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Removing {name} …</source>
      <translation>正在移除 {name}…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Open the folder of {name}</source>
      <translation>打开 {name} 的文件夹</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Move …</source>
      <translation>移动…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>{count} tokens</source>
      <translation>{count} 个词元</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Ask something short …</source>
      <translation>问点简短的问题…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Your question</source>
      <translation>您的问题</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>The answer</source>
      <translation>回答</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Thinking …</source>
      <translation>正在思考…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Try it</source>
      <translation>试一试</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Start the engine to ask something.</source>
      <translation>启动引擎后即可提问。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Engines</source>
      <translation>引擎</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Compared with catalog {version}.</source>
      <translation>已与目录 {version} 比较。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{engine} {version} is the newest release of its project.</source>
      <translation>{engine} {version} 是该项目的最新版本。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{engine} {version} instead of {installed}</source>
      <translation>{engine} {version}，替换 {installed}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>No engine is installed yet.</source>
      <translation>尚未安装引擎。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>The project of {engine} could not be reached.</source>
      <translation>无法连接到 {engine} 项目。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{engine} {version} was released by its project. It is offered here once the catalog lists it.</source>
      <translation>{engine} 项目已发布 {version}。目录收录后会在此提供。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>A new engine is installed next to the current one and replaces it only after it has answered a real request.</source>
      <translation>新引擎安装在旧引擎旁边，只有在成功回答后才会启用。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Download {size}</source>
      <translation>下载 {size}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Update</source>
      <translation>更新</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Updating the catalog …</source>
      <translation>正在更新目录…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Downloading the new version …</source>
      <translation>正在获取新版本…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Updating to {build} …</source>
      <translation>正在更新到 {build}…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Rolling back …</source>
      <translation>正在退回…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>It was tried on this computer before and did not answer.</source>
      <translation>曾在此试用，但没有回答。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Pinned: you chose to keep the installed build.</source>
      <translation>已固定：保留已安装的版本。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Update to {build}</source>
      <translation>更新到 {build}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>It has nothing newer for this computer.</source>
      <translation>其中没有适合此电脑的更新版本。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Previous build</source>
      <translation>上一个版本</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{now} is in use. You can go back to {before}.</source>
      <translation>正在使用 {now}；之前是 {before}。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Roll back</source>
      <translation>回退</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/work_page.py" />
      <source>In progress</source>
      <translation>进行中</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>{name} is in the catalog now. Choose “Add a model” to see how well it fits. The file stays where it is.</source>
      <translation>{name} 已加入目录。请选择“添加模型”：其中会列出它以及它与本机的适配程度。文件保留在原处。</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>This is not a log, model, or settings file that the program recognizes.</source>
      <translation>此文件不是程序认识的日志、模型或设置文件。</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>This is a settings file. Its settings belong to a profile; use “Add a model” to make one.</source>
      <translation>这是设置文件。其中的设置属于某个配置；请用“添加模型”创建一个。</translation>
    </message>
    <message>
      <location filename="../../app/gui/jobs_backend.py" />
      <source>The new build did not answer</source>
      <translation>新版本没有回答</translation>
    </message>
    <message>
      <location filename="../../app/gui/jobs_backend.py" />
      <source>{new} did not answer; {old} stays in use.</source>
      <translation>{new} 没有回答；继续使用 {old}。</translation>
    </message>
    <message>
      <location filename="../../app/gui/jobs_backend.py" />
      <source>You do not need to do anything. The next build may work; the log has the reason.</source>
      <translation>无需任何操作。下一个版本也许可用；日志中有原因。</translation>
    </message>
    <message>
      <location filename="../../app/gui/log_follow.py" />
      <source>… {size} before this are in the file {path}</source>
      <translation>…此前的 {size} 在文件 {path} 中</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine</source>
      <translation>引擎</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>See below for the cause and how to fix it.</source>
      <translation>原因和解决办法见下方。</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Listening on {host}:{port}</source>
      <translation>正在监听 {host}:{port}</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine is stopped</source>
      <translation>引擎已停止</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Starting</source>
      <translation>正在启动</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is starting</source>
      <translation>{model} 正在启动</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Loading</source>
      <translation>正在加载</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is loading</source>
      <translation>{model} 正在加载</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Warming up</source>
      <translation>正在预热</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is answering a test request</source>
      <translation>{model} 正在回答测试请求</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Ready</source>
      <translation>就绪</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is ready</source>
      <translation>{model} 已就绪</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Answering</source>
      <translation>正在回答</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is answering</source>
      <translation>{model} 正在回答</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Limited</source>
      <translation>受限</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is running, but not as configured</source>
      <translation>{model} 正在运行，但与设置不符</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Stopping</source>
      <translation>正在停止</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine is stopping</source>
      <translation>引擎正在停止</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine crashed</source>
      <translation>引擎崩溃了</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Crash loop</source>
      <translation>反复崩溃</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine keeps crashing in the same way</source>
      <translation>引擎每次都以同样方式崩溃</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Not answering</source>
      <translation>没有响应</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine runs but does not answer</source>
      <translation>引擎在运行，但没有响应</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Something went wrong in this program</source>
      <translation>程序内部出错了</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>{kind}: {error}</source>
      <translation>{kind}：{error}</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Try again. If it happens again, please send the report.</source>
      <translation>请重试。如果再次发生，请发送报告。</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>The system refused</source>
      <translation>系统拒绝了操作</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>{error}.</source>
      <translation>{error}。</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Look at the file or drive that is named, then try again.</source>
      <translation>请检查所提到的文件或驱动器，然后重试。</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>At any time</source>
      <translation>任何时间</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Download limit</source>
      <translation>下载限速</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>MB per second. Leave empty for no limit.</source>
      <translation>MB/秒。留空表示不限速。</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Download only at</source>
      <translation>仅在此时段下载</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Outside these hours the download waits.</source>
      <translation>在这些时间之外，下载会等待。</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Wait on metered connections</source>
      <translation>在按流量计费的网络上等待</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>When the system reports a metered connection.</source>
      <translation>当系统报告该连接按流量计费时。</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Copy address</source>
      <translation>复制地址</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>What went wrong …</source>
      <translation>出了什么问题…</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Show window</source>
      <translation>显示窗口</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Quit</source>
      <translation>退出</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>{what}. Click to see how to fix it.</source>
      <translation>{what}。点击此处查看解决办法。</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>It answers</source>
      <translation>它能回答</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>{speed:.0f} tokens/s</source>
      <translation>{speed:.0f} 词元/秒</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>Length</source>
      <translation>长度</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>You: {question}</source>
      <translation>您：{question}</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/budget.py" />
      <source>{free} of {total} stay free</source>
      <translation>{total} 中剩余 {free}</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/code_field.py" />
      <source>Copied</source>
      <translation>已复制</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/code_field.py" />
      <source>Copy {what}</source>
      <translation>复制{what}</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/error_card.py" />
      <source>the error</source>
      <translation>错误信息</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/log_view.py" />
      <source>No lines match.</source>
      <translation>没有匹配的行。</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/log_view.py" />
      <source>Nothing has been written yet.</source>
      <translation>还没有任何内容。</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>waiting</source>
      <translation>等待中</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>in progress</source>
      <translation>进行中</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>done</source>
      <translation>完成</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>already there</source>
      <translation>已存在</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>failed</source>
      <translation>失败</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>The engine is running. Stop it as well?</source>
      <translation>引擎正在运行。要一并停止吗？</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>If it keeps running, other programs can use it, and it keeps using memory.</source>
      <translation>如果继续运行，其他程序可以使用它，它也会继续占用内存。</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Stop it and quit</source>
      <translation>停止并退出</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Keep it running</source>
      <translation>让它继续运行</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Remember my answer</source>
      <translation>记住我的选择</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>The download is complete</source>
      <translation>下载完成</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>All files are verified and in place. The engine starts now.</source>
      <translation>所有文件都已校验并就位。引擎正在启动。</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Strata Launcher keeps running in the tray</source>
      <translation>Strata Launcher 将在托盘中继续运行</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Use its icon to open or quit it. You can change this in Settings.</source>
      <translation>可通过托盘图标打开或退出。可在设置中更改。</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>This desktop shows no tray icons, so closing the window minimizes it. Ctrl+Q quits the program.</source>
      <translation>此桌面不显示托盘图标，因此关闭窗口会将其最小化。按 Ctrl+Q 退出程序。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Automatic</source>
      <translation>自动</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Advanced</source>
      <translation>高级</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>{tokens:,} tokens</source>
      <translation>{tokens:,} 个词元</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>You choose the folder on the “Location” page.</source>
      <translation>文件夹在“位置”页面上选择。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Apply</source>
      <translation>应用</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>None (CPU only)</source>
      <translation>无（仅 CPU）</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>about {low}–{high} tokens/s</source>
      <translation>约 {low}–{high} 词元/秒</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>about {n} tokens/s</source>
      <translation>约 {n} 词元/秒</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>What do you want to do?</source>
      <translation>您想做什么？</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>This decides which model is recommended. You can change it later.</source>
      <translation>这决定推荐哪个模型，之后可以更改。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Working out what fits …</source>
      <translation>正在计算合适的选择…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Choose</source>
      <translation>选择</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Download</source>
      <translation>下载</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>No model fits these choices</source>
      <translation>没有符合此要求的选择</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Choose {title}: {facts}</source>
      <translation>选择 {title}：{facts}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Recommended</source>
      <translation>推荐</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Your choice</source>
      <translation>您的选择</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>What would change this: {list}</source>
      <translation>哪些会改变此结果：{list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Expected speed</source>
      <translation>预计速度</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Other choices that fit</source>
      <translation>其他合适的选择</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Strata's own answer</source>
      <translation>Strata 自身的选择</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Chat</source>
      <translation>聊天</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Questions, writing, ideas</source>
      <translation>提问、写作、点子</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Coding</source>
      <translation>编程</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Write and fix code</source>
      <translation>程序和脚本</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Long documents</source>
      <translation>长文档</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Summaries and questions about long texts</source>
      <translation>一次处理大量文字</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Just try it</source>
      <translation>随便试试</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>A small, fast download</source>
      <translation>体积小，下载快</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Open the dashboard</source>
      <translation>打开仪表板</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>The engine runs and answers. Any program that can talk to the OpenAI API can use it at this address.</source>
      <translation>引擎已运行并能回答。任何支持 OpenAI API 的程序都可以通过此地址使用它。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>the launch script</source>
      <translation>启动脚本</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Keep running in the tray when the window is closed</source>
      <translation>关闭窗口后继续在托盘中运行</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Start in the tray at login</source>
      <translation>登录时在托盘中启动</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Launch script</source>
      <translation>启动脚本</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Starts the same engine without Strata Launcher.</source>
      <translation>不用本程序也能启动同一引擎。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>How to connect</source>
      <translation>如何使用</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Background and startup</source>
      <translation>后台与启动</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>You can change both later in Settings.</source>
      <translation>之后都可以在设置中更改。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Address</source>
      <translation>地址</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Downloading the engine and the model</source>
      <translation>正在获取引擎和模型</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>You can close the window or pause at any time. Everything downloaded is checked and kept.</source>
      <translation>可随时关闭窗口或暂停。已下载的内容会保留，并在到达时校验。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Download progress</source>
      <translation>下载进度</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Download speed</source>
      <translation>下载速度</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Pause</source>
      <translation>暂停</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Getting ready …</source>
      <translation>正在准备…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Resume</source>
      <translation>继续</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Paused</source>
      <translation>已暂停</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Nothing that was downloaded is lost.</source>
      <translation>已下载的内容不会丢失。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Everything is in place</source>
      <translation>一切就位</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Speed and time</source>
      <translation>速度与时间</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Checked and in place</source>
      <translation>已校验并就位</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Waiting for the server</source>
      <translation>正在等待服务器</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>It asked us to try again in {time}.</source>
      <translation>服务器要求在 {time} 后重试。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{done} of {total}</source>
      <translation>{done} / {total}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{speed} per second</source>
      <translation>每秒 {speed}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{time} left</source>
      <translation>剩余 {time}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>The download stopped</source>
      <translation>在此停止了</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>What was downloaded is kept. Trying again continues from there.</source>
      <translation>已下载的内容会保留；重试会从那里继续。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Files</source>
      <translation>文件</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Config and launch script</source>
      <translation>配置文件和启动脚本</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>{needed} of {free} free</source>
      <translation>需要 {needed}，可用 {free}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Download and set up</source>
      <translation>下载并安装</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Install location</source>
      <translation>安装位置</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>The engine, model, settings, and logs go in one folder. Nothing is stored anywhere else.</source>
      <translation>引擎、模型、设置和日志都放在一个文件夹中，不会写到别处。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Working out the sizes …</source>
      <translation>正在计算大小…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>{free} of {total} free</source>
      <translation>{total} 中可用 {free}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>What will happen</source>
      <translation>将要执行的步骤</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Start the engine</source>
      <translation>启动引擎</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>First request</source>
      <translation>第一次请求</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Your config will change</source>
      <translation>您的配置将被更改</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Your own entries stay. The last five versions are kept next to it.</source>
      <translation>您自己的条目会保留。最近五个版本保存在旁边。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>the folder</source>
      <translation>文件夹</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>The folder</source>
      <translation>文件夹</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Another location</source>
      <translation>其他位置</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Use this drive</source>
      <translation>使用此驱动器</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Disk space needed</source>
      <translation>所需磁盘空间</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Available</source>
      <translation>可用</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>This drive is {size} short of space.</source>
      <translation>此驱动器还缺 {size}。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Use the drive {path}</source>
      <translation>使用驱动器 {path}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Another folder …</source>
      <translation>其他文件夹…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>already here</source>
      <translation>已存在</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>nothing more</source>
      <translation>无需更多</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Test the model</source>
      <translation>测试模型</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>The engine loads the model and gets one real request. Only an answer counts as working.</source>
      <translation>引擎加载模型并收到一个真实问题。只有得到回答才算成功。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Try again, or choose another model or engine on the page “Choose”.</source>
      <translation>请重试，或在“选择”页换一个模型或引擎。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Test</source>
      <translation>测试</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{cores} cores, {threads} threads</source>
      <translation>{cores} 核，{threads} 线程</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{size} free right now.</source>
      <translation>当前可用 {size}。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>A system limit leaves {size} for programs.</source>
      <translation>此系统的限制只允许程序使用 {size}。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Your own AI, on your own PC</source>
      <translation>自己的电脑，自己的 AI</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Strata Launcher finds out what your computer can run, downloads it, starts it, and tests it. What you ask stays on this computer.</source>
      <translation>Strata Launcher 会找出您的电脑能运行什么，下载并启动它，然后证明它能回答。您的提问只留在本机。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Check again</source>
      <translation>重新检查</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Checking your computer …</source>
      <translation>正在检查您的电脑…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Setup was interrupted</source>
      <translation>上次安装被中断</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{family} {model}: what was downloaded so far is kept.</source>
      <translation>{family} {model}：已下载的内容仍在。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{size} of memory</source>
      <translation>{size} 内存</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Models run on the CPU.</source>
      <translation>模型在 CPU 上运行。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Your hardware</source>
      <translation>您的硬件</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Welcome</source>
      <translation>欢迎</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Location</source>
      <translation>位置</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Done</source>
      <translation>完成</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Back</source>
      <translation>返回</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Not now</source>
      <translation>暂不</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Quick setup</source>
      <translation>快速安装</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Accepts the recommendation and does the rest without asking.</source>
      <translation>采用推荐方案，不再询问，全部完成。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Continue</source>
      <translation>继续</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>That is no capture</source>
      <translation>这不是一份记录</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>{folder} holds no readable capture.json.</source>
      <translation>{folder} 中没有可读取的 capture.json。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>Give the folder that `detect --record` wrote.</source>
      <translation>请给出 `detect --record` 写入的文件夹。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>{name} is asleep to save power.</source>
      <translation>{name} 为省电而处于休眠状态。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Nothing to do: it wakes when an engine starts. Its free memory is known only then.</source>
      <translation>无需操作：引擎启动时它会唤醒。届时才能知道其空闲显存。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Not used: {trouble}</source>
      <translation>未使用：{trouble}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>The NVIDIA driver {version} of {name} is too old for CUDA engines.</source>
      <translation>{name} 的 NVIDIA 驱动 {version} 对 CUDA 引擎来说太旧。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Install driver 580 or newer (525 for the CUDA 12 engine). Until then Vulkan is used.</source>
      <translation>请安装 580 或更新的驱动（CUDA 12 引擎需要 525）。在此之前使用 Vulkan。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>It did not answer in time and was left out.</source>
      <translation>它没有及时响应，已被跳过。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>This is a remote session; Windows hides some graphics cards in it.</source>
      <translation>这是远程会话；Windows 在其中会隐藏部分显卡。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Start the launcher at the computer itself once.</source>
      <translation>请在电脑本机上启动一次本程序。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>This is a virtual machine without a graphics card of its own.</source>
      <translation>这是没有独立显卡的虚拟机。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Pass a card through to it (PCI pass-through), or go on with the processor.</source>
      <translation>请将显卡直通给它（PCI 直通），或继续使用处理器。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Install a Vulkan driver for it, then look again.</source>
      <translation>请为其安装 Vulkan 驱动，然后重新检测。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>an unknown amount</source>
      <translation>未知数量</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Install NVIDIA's driver (nvidia.com/drivers), then restart.</source>
      <translation>请安装 NVIDIA 的驱动（nvidia.com/drivers），然后重启。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Install the AMD driver, or Vulkan (mesa-vulkan-drivers on Linux), then look again.</source>
      <translation>请安装 AMD 驱动或 Vulkan（Linux 上为 mesa-vulkan-drivers），然后重新检测。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Used: it shares the computer's memory and may have {size} of it.</source>
      <translation>已使用：它共享电脑的内存，可使用其中的 {size}。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Used: a graphics card of its own with {size} of memory.</source>
      <translation>已使用：独立显卡，显存 {size}。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Not used: it is part of the processor and no faster than the processor itself.</source>
      <translation>未使用：它是处理器的一部分，不比处理器本身更快。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Not used: no driver for computing was found for it.</source>
      <translation>未使用：没有找到可用于计算的驱动。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Not used: it is part of the processor and shares the RAM; {best} is better.</source>
      <translation>未使用：它是处理器的一部分并共享内存；{best} 更好。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Other programs hold most of it now: only {free} are free.</source>
      <translation>其他程序目前占用了大部分显存：只剩 {free}。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>It is sold with {sizes}; the smaller size is counted.</source>
      <translation>该型号有 {sizes} 两种版本，按较小的计算。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>shared with the RAM: {own} of its own + {lent} lent</source>
      <translation>与内存共享：自有 {own} + 借用 {lent}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>shared with the RAM: about half of it</source>
      <translation>与内存共享：约为其一半</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>{one} says {size}, {other} says {else_}.</source>
      <translation>{one} 显示 {size}，{other} 显示 {else_}。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is a program that draws on the processor, not a graphics card.</source>
      <translation>未使用：它是在处理器上绘图的程序，不是显卡。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is a virtual display, not a graphics card.</source>
      <translation>未使用：它是虚拟显示器，不是显卡。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: the open driver nouveau runs it, which cannot compute. NVIDIA's own driver is needed.</source>
      <translation>未使用：它由开源驱动 nouveau 运行，无法计算。需要 NVIDIA 自己的驱动。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is handed to a virtual machine (vfio-pci).</source>
      <translation>未使用：它已分配给虚拟机（vfio-pci）。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: its driver is not running.</source>
      <translation>未使用：其驱动没有运行。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>{name} is divided into {n} MIG slices; an engine gets one slice, never the whole card.</source>
      <translation>{name} 被划分为 {n} 个 MIG 切片；引擎只能使用一个切片，不能使用整块显卡。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>MIG profile</source>
      <translation>MIG 规格</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>estimate: the size this card is sold with</source>
      <translation>估计值：此显卡的销售规格</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>estimate: the smallest size this card is sold with</source>
      <translation>估计：该显卡出售的最小容量</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>the installed engine's own list</source>
      <translation>已安装引擎自己的列表</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>the computer's RAM: one pool for processor and graphics</source>
      <translation>电脑内存：处理器和显卡共用</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Windows only says “{size} or more”.</source>
      <translation>Windows 只显示“{size} 或更多”。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>graphics</source>
      <translation>图形</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Graphics</source>
      <translation>图形</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Processor</source>
      <translation>处理器</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Memory</source>
      <translation>内存</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Drives</source>
      <translation>磁盘</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>What is wrong</source>
      <translation>存在的问题</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>driver {version}</source>
      <translation>驱动 {version}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>{total}, {free} free right now</source>
      <translation>{total}，当前空闲 {free}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>No graphics card was found; the processor does the work.</source>
      <translation>未找到显卡；由处理器完成工作。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Memory number from: {source}</source>
      <translation>内存数值来自：{source}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Limited to {limit} of {total} by {source}</source>
      <translation>{source} 将其限制为 {total} 中的 {limit}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Windows can promise {limit} in all (RAM and page file)</source>
      <translation>Windows 总共可承诺 {limit}（内存和页面文件）</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>{free} free of {total}</source>
      <translation>{total} 中空闲 {free}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>This user may not use the AMD card for computing (/dev/kfd).</source>
      <translation>此用户无权使用 AMD 显卡进行计算（/dev/kfd）。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>Add the user to the groups render and video (`sudo usermod -aG render,video USER`) and log in anew.</source>
      <translation>请将用户加入 render 和 video 组（`sudo usermod -aG render,video USER`），然后重新登录。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>The AMD card is there, but its compute interface (/dev/kfd) is not.</source>
      <translation>AMD 显卡存在，但没有其计算接口（/dev/kfd）。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>Load the amdgpu driver with compute support; in a container, pass /dev/kfd and /dev/dri on.</source>
      <translation>请加载支持计算的 amdgpu 驱动；在容器中请传入 /dev/kfd 和 /dev/dri。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>FAT32 takes no file larger than 4 GB; most models are larger.</source>
      <translation>FAT32 不支持大于 4 GB 的文件；大多数模型都更大。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>A network drive is slow to load from, and may be away when the engine starts.</source>
      <translation>从网络驱动器加载很慢，而且引擎启动时它可能不可用。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This folder is synchronised to the internet; models do not belong there.</source>
      <translation>此文件夹会与互联网同步；不适合存放模型。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>exFAT keeps no links and may lose data when it is unplugged; an internal drive is safer.</source>
      <translation>exFAT 不支持链接，拔出时可能丢失数据；内置磁盘更安全。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This drive can be unplugged; the model is only there while it is connected.</source>
      <translation>此磁盘可以拔出；只有连接时模型才可用。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This is memory, not a drive: its content is gone after a restart.</source>
      <translation>这是内存而不是磁盘：重启后内容会消失。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>A hard disk loads a large model slowly; an SSD is many times faster.</source>
      <translation>机械硬盘加载大模型很慢；固态硬盘快很多倍。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>An NVIDIA driver is installed, but it is not running.</source>
      <translation>已安装 NVIDIA 驱动，但没有运行。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer; if that does not help, install the driver anew. Until then the processor works.</source>
      <translation>请重启电脑；如果无效，请重新安装驱动。在此之前由处理器工作。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver was updated, and the old one is still running.</source>
      <translation>NVIDIA 驱动已更新，但旧驱动仍在运行。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer.</source>
      <translation>请重启电脑。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>An NVIDIA card stopped answering: the system lost it.</source>
      <translation>一块 NVIDIA 显卡停止响应：系统已失去它。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Shut the computer down fully and start it again; if it happens again, look at power supply and riser.</source>
      <translation>请完全关机后再开机；如果再次发生，请检查电源和转接线。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver runs and finds no card.</source>
      <translation>NVIDIA 驱动在运行，但找不到显卡。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer. If a card is built in, check its seat and power; in a container, pass it on.</source>
      <translation>请重启电脑。如果装有显卡，请检查其安装和供电；在容器中请将其传入。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver refuses access to this user.</source>
      <translation>NVIDIA 驱动拒绝此用户访问。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Ask the administrator for access.</source>
      <translation>请向管理员申请访问权限。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>nvidia-smi did not answer in time</source>
      <translation>nvidia-smi 没有及时响应</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/vulkan.py" />
      <source>the Vulkan driver did not answer in time</source>
      <translation>Vulkan 驱动没有及时响应</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>PowerShell did not answer in time</source>
      <translation>PowerShell 没有及时响应</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>Windows does not run {name} (Device Manager {code}).</source>
      <translation>Windows 没有运行 {name}（设备管理器代码 {code}）。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>Install the graphics driver anew, then restart.</source>
      <translation>请重新安装显卡驱动，然后重启。</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>{have} bytes instead of {want}</source>
      <translation>{have} 字节，应为 {want}</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>its content has changed</source>
      <translation>其内容已改变</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>not readable: {error}</source>
      <translation>无法读取：{error}</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>missing</source>
      <translation>缺失</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>not reachable: its folder or drive is away</source>
      <translation>无法访问：其文件夹或磁盘不在</translation>
    </message>
    <message>
      <location filename="../../app/install/engine_build.py" />
      <source>Engine {name} {version}</source>
      <translation>引擎 {name} {version}</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>Model {family} {variant}</source>
      <translation>模型 {family} {variant}</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>The model's file is not there</source>
      <translation>模型文件不在</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>{path} cannot be found.</source>
      <translation>找不到 {path}。</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>Connect its drive, or add the model again from where it lies now.</source>
      <translation>请连接其磁盘，或从现在的位置重新添加模型。</translation>
    </message>
    <message>
      <location filename="../../app/install/relocate.py" />
      <source>The copy is not like the original</source>
      <translation>副本与原件不一致</translation>
    </message>
    <message>
      <location filename="../../app/install/relocate.py" />
      <source>{path} reads back other than it was written. The drive may be failing.</source>
      <translation>{path} 读回的内容与写入的不同。磁盘可能正在损坏。</translation>
    </message>
    <message>
      <location filename="../../app/install/relocate.py" />
      <source>Everything is still where it was. Choose another drive, and check this one.</source>
      <translation>一切仍在原处。请选择其他磁盘，并检查这块磁盘。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>This system has no keyring that can be used, so it is kept in a file that only you can read: {path}</source>
      <translation>此系统没有可用的密钥环，因此保存在只有您能读取的文件中：{path}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>No token is kept.</source>
      <translation>没有保存令牌。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>It is kept in the system's keyring.</source>
      <translation>已保存在系统的密钥环中。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>This is not an access token</source>
      <translation>这不是访问令牌</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>Hugging Face tokens start with hf_ and contain no spaces.</source>
      <translation>Hugging Face 的令牌以 hf_ 开头，不含空格。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>Make one at huggingface.co/settings/tokens (read access is enough) and copy it whole.</source>
      <translation>请在 huggingface.co/settings/tokens 创建一个（只读权限即可），并完整复制。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>You chose it although it does not fit: it may swap, run very slowly, or run out of memory. {why}</source>
      <translation>您选择了放不下的模型：它可能频繁换页、非常慢，或因内存不足而结束。{why}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>The best model for this computer would be {title}.</source>
      <translation>最适合本机的是 {title}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>So {title} is used for now. Run setup again when the source can be reached.</source>
      <translation>因此暂时使用 {title}。来源可以访问时请重新运行安装。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>It comes from {source}, which cannot be reached: {why}</source>
      <translation>它来自 {source}，目前无法访问：{why}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{ram} of memory, {free} available</source>
      <translation>{ram} 内存，可用 {free}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Data folder: {folder}</source>
      <translation>数据文件夹：{folder}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Computer</source>
      <translation>电脑</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Installed</source>
      <translation>已安装</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Network</source>
      <translation>网络</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Nothing to do; it was set aside.</source>
      <translation>无需操作；它已被搁置。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>no graphics card</source>
      <translation>没有显卡</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{name} cannot be reached: {folder} is away.</source>
      <translation>无法访问 {name}：{folder} 不在。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>The drive of {path} has only {free} free.</source>
      <translation>{path} 所在磁盘只剩 {free}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Free some space; models need many gigabytes.</source>
      <translation>请腾出空间；模型需要许多 GB。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>No source of models can be reached. {note}</source>
      <translation>无法访问任何模型来源。{note}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Check the network and the proxy.</source>
      <translation>请检查网络和代理。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Nothing is wrong.</source>
      <translation>一切正常。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>The program's own files are incomplete.</source>
      <translation>程序自身的文件不完整。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Install the launcher again.</source>
      <translation>请重新安装本启动器。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{n} cores</source>
      <translation>{n} 个核心</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{name}: {n} files are missing or changed.</source>
      <translation>{name}：{n} 个文件缺失或被更改。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Connect its drive. Nothing was forgotten.</source>
      <translation>请连接其磁盘。没有丢失任何内容。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>nothing yet</source>
      <translation>暂无</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>answers</source>
      <translation>回答</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Run `strata-launcher repair`.</source>
      <translation>请运行 `strata-launcher repair`。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>There is no program of this name</source>
      <translation>没有这个名称的程序</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>{name} is not in the list.</source>
      <translation>{name} 不在列表中。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>connecting a program</source>
      <translation>连接程序</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>disconnecting a program</source>
      <translation>断开程序</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>Did you mean {name}?</source>
      <translation>您是指 {name} 吗？</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>The list: {names}.</source>
      <translation>列表：{names}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>{program} is connected by hand</source>
      <translation>{program} 需手动连接</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>It keeps its settings where no other program may write.</source>
      <translation>它的设置保存在其他程序无法写入的地方。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>Follow the steps: {steps}</source>
      <translation>请按以下步骤操作：{steps}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{path} is missing or was changed since it was installed. Often that is the antivirus.</source>
      <translation>{path} 缺失或在安装后被更改。常常是杀毒软件造成的。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run repair: it fetches only what is wrong. If it vanishes again, allow {folder} in the antivirus.</source>
      <translation>请运行修复：只会获取有误的文件。如果再次消失，请在杀毒软件中允许 {folder}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The model's file is damaged</source>
      <translation>模型文件已损坏</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{path} is missing or has another size than when it was installed.</source>
      <translation>{path} 缺失，或大小与安装时不同。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run repair: it fetches only what is wrong.</source>
      <translation>请运行修复：只会获取有误的文件。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Another model is running</source>
      <translation>另一个模型正在运行</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The profile “{profile}” runs on port {port}.</source>
      <translation>配置方案“{profile}”正在端口 {port} 上运行。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Stop it first, or use restart to change over.</source>
      <translation>请先停止它，或用重启来切换。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>starting an engine</source>
      <translation>正在启动引擎</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Stopping the engine.</source>
      <translation>正在停止引擎。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The engine is not running</source>
      <translation>引擎没有运行</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>It is in the state “{state}”: {text}.</source>
      <translation>它的状态是“{state}”：{text}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Start it first, then ask again.</source>
      <translation>请先启动它，然后再提问。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>A folder cannot be reached</source>
      <translation>无法访问某个文件夹</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{folder} is away. Perhaps its drive is not connected.</source>
      <translation>{folder} 不在。可能是其磁盘未连接。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Connect the drive and start again. Nothing was forgotten.</source>
      <translation>请连接磁盘后重新启动。没有丢失任何内容。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Nothing is set up yet</source>
      <translation>尚未设置任何内容</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>There is no engine and no model in {folder}.</source>
      <translation>{folder} 中没有引擎和模型。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run set-up first: `strata-launcher setup`.</source>
      <translation>请先运行安装：`strata-launcher setup`。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The engine is already running.</source>
      <translation>引擎已经在运行。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Port {port} is used instead.</source>
      <translation>改用端口 {port}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/hub_shape.py" />
      <source>The memory for the context is estimated from the size.</source>
      <translation>上下文所需的内存是根据大小估算的。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/knowledge.py" />
      <source>The updated catalog is damaged, so the built-in one is used. ({error})</source>
      <translation>更新的目录已损坏，改用程序自带的目录。（{error}）</translation>
    </message>
    <message>
      <location filename="../../app/jobs/lastgood.py" />
      <source>{name} was changed from {before} to {after}.</source>
      <translation>{name} 已从 {before} 改为 {after}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/lastgood.py" />
      <source>The engine was changed from {before} to {after}.</source>
      <translation>引擎已从 {before} 改为 {after}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/lastgood.py" />
      <source>The graphics driver is another one than when it last worked.</source>
      <translation>显卡驱动与上次正常工作时不同。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Try the new version</source>
      <translation>试用新版本</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>The setup of {version} has started; it closes this program.</source>
      <translation>{version} 的安装程序已启动，它会关闭本程序。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Version {version} is in {folder} and was tested. Quit, then start that one.</source>
      <translation>版本 {version} 位于 {folder}，已通过试运行。请退出后启动它。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Install it with: {command}</source>
      <translation>用此命令安装：{command}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Open {path}, then replace the old version with it.</source>
      <translation>打开 {path}，然后用它替换旧版本。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>The new version does not work on this computer</source>
      <translation>新版本无法在这台电脑上运行</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>It failed its test, so the old version stays.</source>
      <translation>启用前已试运行但失败，保留旧版本。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Send the text below to the makers, and stay with this version until the next one.</source>
      <translation>请把下面的文字发给开发者，在下个版本之前继续用此版本。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>moving files</source>
      <translation>正在移动文件</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Move to {folder}</source>
      <translation>移动到 {folder}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Only models move alone</source>
      <translation>只有模型可以单独移动</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{name} is an engine.</source>
      <translation>{name} 是引擎。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Move the whole data folder instead; engines go with it.</source>
      <translation>请改为移动整个数据文件夹；引擎会一起移动。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>This model is yours</source>
      <translation>此模型属于您</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{name} was added where you keep it; the launcher never moves it.</source>
      <translation>{name} 是从您存放的位置添加的；本程序从不移动它。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Move it yourself, then add it again from its new place.</source>
      <translation>请自行移动，然后从新位置重新添加。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>One folder lies inside the other</source>
      <translation>一个文件夹位于另一个之内</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{new} and {old} overlap.</source>
      <translation>{new} 与 {old} 重叠。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Choose a folder of its own.</source>
      <translation>请选择单独的文件夹。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Connect the drive and try again. Nothing was forgotten.</source>
      <translation>请连接磁盘后再试。没有丢失任何内容。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>The folder is not empty</source>
      <translation>文件夹不为空</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{folder} holds something already.</source>
      <translation>{folder} 中已有内容。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Choose an empty folder, or the name of a new one.</source>
      <translation>请选择空文件夹，或输入新文件夹的名称。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>It is in use</source>
      <translation>正在使用中</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>The engine runs with the profile “{profile}”.</source>
      <translation>引擎正在使用配置方案“{profile}”运行。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Stop the engine first, then try again.</source>
      <translation>请先停止引擎，然后再试。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Not enough space on the drive</source>
      <translation>磁盘空间不足</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{need} are needed (with 1 GB of reserve), and the drive of {folder} has {free} free.</source>
      <translation>需要 {need}（含 1 GB 预留），而 {folder} 所在磁盘只剩 {free}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Free up space there, or choose another drive. Nothing was moved.</source>
      <translation>请在那里腾出空间，或选择其他磁盘。没有移动任何内容。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{target} is in use now; {source} was cleared.</source>
      <translation>现在使用 {target}；{source} 已清空。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>Unknown family</source>
      <translation>未知的系列</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>You have not added a family called “{name}”.</source>
      <translation>您没有添加过名为“{name}”的系列。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>Your own ones: {names}.</source>
      <translation>您自己的有：{names}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>There is no such quantization</source>
      <translation>没有这种量化</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>“{name}” is not among its files.</source>
      <translation>其文件中没有“{name}”。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>It has {names}.</source>
      <translation>现有 {names}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>No usable model was found</source>
      <translation>那里没有可用的模型</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>“{name}” on Hugging Face holds no GGUF file.</source>
      <translation>Hugging Face 上的“{name}”没有 GGUF 文件。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>Look for a repository with GGUF in its name; most models have one.</source>
      <translation>请查找名称中带 GGUF 的仓库；大多数模型都有。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>looking for updates</source>
      <translation>查找更新</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>updating the catalog</source>
      <translation>更新目录</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>rolling the catalog back</source>
      <translation>回退目录</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>This copy cannot update itself</source>
      <translation>此副本无法自行更新</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Version {version} is out, but not for this kind of installation.</source>
      <translation>版本 {version} 已发布，但不适用于此安装方式。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Update a copy of the source the way you got it, or download the new version yourself.</source>
      <translation>源代码副本按当初获取的方式更新；否则请手动获取新版本。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>No address for updates is set</source>
      <translation>未设置更新地址</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>This copy of the program has no update address, so it cannot check for updates.</source>
      <translation>此程序副本制作时没有更新地址，因此无法自行检查更新。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Set one under Settings, Updates, or download a new version where you got this one.</source>
      <translation>请在“设置”的“更新”中设置，或从获取此版本的地方获取新版本。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Nothing newer is known</source>
      <translation>没有更新的版本</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>What is installed is the newest.</source>
      <translation>已安装的就是最新的。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Nothing has to be done.</source>
      <translation>无需任何操作。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>There is nothing to go back to</source>
      <translation>没有可退回的版本</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>The catalog is the one that came with the program.</source>
      <translation>当前目录就是程序自带的目录。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>The list of updates cannot be read</source>
      <translation>无法读取更新列表</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>It is signed, but not written as this version expects.</source>
      <translation>它有签名，但格式不是此版本所期望的。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Nothing was changed. Download the new version of the program yourself.</source>
      <translation>未做任何更改。请手动获取程序的新版本。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>{title}: written to {config} and {scripts}.</source>
      <translation>{title}：写入 {config} 和 {scripts}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>{title}: {fetch} are fetched, then checked, and take {disk} in {place}.</source>
      <translation>{title}：下载 {fetch}，随后校验，在 {place} 中占用 {disk}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>Start and first request</source>
      <translation>启动与首次请求</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>The engine is started on port {port} and answers a first request.</source>
      <translation>引擎在端口 {port} 上启动，并回答首次请求。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>{title}: is in {place} already and stays.</source>
      <translation>{title}：已在 {place} 中，保持不变。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>Applied: {title}. It takes effect at the next start.</source>
      <translation>已应用：{title}。下次启动时生效。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>Taken back: {title}.</source>
      <translation>已撤销：{title}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>There is no profile in {folder}.</source>
      <translation>{folder} 中没有配置方案。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>“{title}” is the active profile now.</source>
      <translation>现在使用的配置方案是“{title}”。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>It cannot be fetched again</source>
      <translation>无法再次获取</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>{name} is no longer in the catalog.</source>
      <translation>{name} 已不在目录中。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>Run setup to install what the catalog has now.</source>
      <translation>请运行安装，安装目录中现有的内容。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>repairing</source>
      <translation>正在修复</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>{path} was repaired.</source>
      <translation>{path} 已修复。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/reset.py" />
      <source>resetting</source>
      <translation>正在重置</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>{speed:.1f} tokens per second</source>
      <translation>每秒 {speed:.1f} 个词元</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Nothing fits this computer</source>
      <translation>没有适合本机的模型</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Choose another family or a smaller context, or run `recommend` to see what would change the result.</source>
      <translation>请降低要求（其他系列、较小的上下文），或用 `recommend` 查看什么会改变结果。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>setting up</source>
      <translation>正在安装</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Free {missing}, choose a smaller model, or use another folder.</source>
      <translation>请腾出 {missing}，选择较小的模型，或使用其他文件夹。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>No model that fits can be downloaded</source>
      <translation>适合的模型都无法访问</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Check the network connection and the proxy, then run set-up again.</source>
      <translation>请检查网络连接和代理，然后重新运行安装。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>The catalog has no model for it.</source>
      <translation>目录中没有适合的模型。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>{path}: {change}</source>
      <translation>{path}：{change}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Engine {id}</source>
      <translation>引擎 {id}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Model {id}</source>
      <translation>模型 {id}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Downloads and unfinished parts</source>
      <translation>下载和未完成的部分</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Logs</source>
      <translation>日志</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Runs of the engine</source>
      <translation>引擎运行记录</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Settings, profiles and configs</source>
      <translation>设置、配置方案和配置文件</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>removing files</source>
      <translation>正在删除文件</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>There is no such thing here</source>
      <translation>这里没有该项</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Nothing called “{name}” is installed.</source>
      <translation>没有安装名为“{name}”的内容。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Installed: {names}.</source>
      <translation>已安装：{names}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>The engine runs with {name}.</source>
      <translation>引擎正在使用 {name} 运行。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>System</source>
      <translation>系统</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The engine was started: {command}</source>
      <translation>引擎已启动：{command}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It was tried for this crash on this computer and did not help.</source>
      <translation>在此处针对同一崩溃试过，没有效果。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Reported in: {sources}.</source>
      <translation>来源：{sources}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>There is nothing to report yet</source>
      <translation>还没有可报告的内容</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>No engine was started in {folder}.</source>
      <translation>{folder} 中没有启动过引擎。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Start one first.</source>
      <translation>请先启动一次。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It answers. A longer request shows whether it also holds under load.</source>
      <translation>它可以回答。更长的请求会显示它在负载下是否也能坚持。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Nothing has crashed</source>
      <translation>没有发生崩溃</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The last run of the engine did not end in a crash.</source>
      <translation>引擎上次运行不是以崩溃结束的。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Start the engine; if it crashes, come back here.</source>
      <translation>请启动引擎；如果崩溃，再回到这里。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>With these changes: {changes}</source>
      <translation>使用了以下更改：{changes}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It answered a first request.</source>
      <translation>它回答了第一个请求。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It had not answered a request yet.</source>
      <translation>它还没有回答过请求。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It exited with code {code}.</source>
      <translation>它以代码 {code} 结束。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It fixed this crash on this computer before, with the same engine, GPU, and driver.</source>
      <translation>在此处用同样的引擎、显卡和驱动曾解决过同一崩溃。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Trade-off: {cost}</source>
      <translation>代价：{cost}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It fixed this crash on this computer before, with another engine or driver.</source>
      <translation>在此处用另一引擎或驱动曾解决过同一崩溃。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The fix most likely to help comes first; among equals, the one with the smallest trade-off.</source>
      <translation>最有把握的排在最前；把握相同时，代价最小的在前。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The engine is {version} again.</source>
      <translation>引擎已恢复为 {version}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/uninstall.py" />
      <source>uninstalling</source>
      <translation>正在卸载</translation>
    </message>
    <message>
      <location filename="../../app/jobs/uninstall.py" />
      <source>Settings, profiles, configs and runs</source>
      <translation>设置、配置方案、配置和运行记录</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Try {build} with a real request</source>
      <translation>用真实请求试用 {build}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>updating an engine</source>
      <translation>正在更新引擎</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>rolling an engine back</source>
      <translation>正在回退引擎</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The installed engines are as new as the catalog.</source>
      <translation>已安装的引擎与目录一样新。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Check again after the next update of the launcher or its catalog.</source>
      <translation>请在本程序或其目录下次更新后再查看。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>This build is pinned</source>
      <translation>此版本已固定</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>You chose to keep {build}.</source>
      <translation>您选择了保留 {build}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Unpin it first: `strata-launcher update --unpin {build}`.</source>
      <translation>请先取消固定：`strata-launcher update --unpin {build}`。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The connection is metered</source>
      <translation>此连接按流量计费</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The system reports a metered connection, and your settings say to wait on those.</source>
      <translation>系统报告此线路按流量计费，而设置要求此时等待。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Try again on another connection, or allow it this once.</source>
      <translation>请换一条线路再试，或仅允许这一次。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>This engine is updated by setup</source>
      <translation>此引擎通过安装来更新</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{engine} is installed in steps of its own.</source>
      <translation>{engine} 按自己的步骤安装。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Run setup again. It installs the new version and keeps the old one so that you can roll back.</source>
      <translation>请重新运行安装：它会安装新版本并保留旧版本以便退回。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The previous build is no longer available</source>
      <translation>之前的版本已不在</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{build} was removed, and the catalog does not have it.</source>
      <translation>{build} 已被移除，目录中也没有。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Run setup to choose one of the available builds.</source>
      <translation>请运行安装，在现有版本中选择。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>No engine was updated in {folder}.</source>
      <translation>{folder} 中没有更新过引擎。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Only an update can be rolled back; a change of the profile is undone with `profiles undo`.</source>
      <translation>只有更新可以回退；配置方案的更改用 `profiles undo` 撤销。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{build} is in use again</source>
      <translation>重新使用 {build}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{build} is in use</source>
      <translation>正在使用 {build}</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Loading; started outside the launcher</source>
      <translation>正在加载；在启动器之外启动</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Ready; started outside the launcher</source>
      <translation>就绪；在启动器之外启动</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Takes requests; started outside the launcher, nothing was asked yet</source>
      <translation>可接受请求；由本程序之外启动，尚未提问</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Starting the engine</source>
      <translation>正在启动引擎</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine runs on the processor although a graphics card was chosen: it could not use the card. A newer driver or another engine build helps most often.</source>
      <translation>虽然选择了显卡，引擎却在处理器上运行：它无法使用显卡。较新的驱动或其他引擎版本最常有效。</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The context was cut: {asked} asked, {given} given.</source>
      <translation>上下文被缩短：要求 {asked}，实际 {given}。</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine stopped by itself</source>
      <translation>引擎自行停止了</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine stopped and is started again</source>
      <translation>引擎停止了，正在重新启动</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Loaded; sending a first request</source>
      <translation>已加载；正在发送第一个请求</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Working on a request</source>
      <translation>正在处理请求</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Stopping the engine</source>
      <translation>正在停止引擎</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine gave no sign of life while loading</source>
      <translation>引擎在加载时没有任何反应</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Ready, but not as asked</source>
      <translation>已就绪，但与要求不同</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine did not answer the first request</source>
      <translation>引擎没有回答第一个请求</translation>
    </message>
    <message>
      <location filename="../../app/runtime/status.py" />
      <source>The program that watched over the engine was ended, and the engine with it</source>
      <translation>看护引擎的程序被结束，引擎也随之结束</translation>
    </message>
    <message>
      <location filename="../../app/system/home.py" />
      <source>The folder's path is too long</source>
      <translation>文件夹路径太长</translation>
    </message>
    <message>
      <location filename="../../app/system/home.py" />
      <source>Windows programs open paths of up to 259 characters; {folder} has {length} already.</source>
      <translation>Windows 程序最多能打开 259 个字符的路径；{folder} 已有 {length} 个字符。</translation>
    </message>
    <message>
      <location filename="../../app/system/home.py" />
      <source>Choose a folder with a path of at most {most} characters.</source>
      <translation>请选择路径不超过 {most} 个字符的文件夹。</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>The data folder was moved</source>
      <translation>数据文件夹已被移动</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>It was moved to {folder} while this program was open.</source>
      <translation>在本程序打开期间，它被移动到了 {folder}。</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Close this program and start it again; it finds the new place by itself.</source>
      <translation>请关闭本程序并重新启动；它会自己找到新位置。</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Another launcher is at work</source>
      <translation>另一个启动器正在工作</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Process {pid} is {doing} in the same data folder.</source>
      <translation>进程 {pid} 正在同一数据文件夹中工作：{doing}。</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Wait until it has finished, or end it, and try again.</source>
      <translation>请等它完成或结束它，然后再试。</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>a file of the launcher</source>
      <translation>本程序的一个文件</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>If you do not see why, run `strata-launcher doctor` and look at what it says.</source>
      <translation>如果看不出原因，请运行 `strata-launcher doctor` 并查看其结果。</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The disk is full</source>
      <translation>磁盘已满</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>There was no room to write {where}.</source>
      <translation>没有空间写入 {where}。</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Free some space and do the same again; what was finished is kept.</source>
      <translation>请腾出空间后重做；已完成的内容会保留。</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The folder cannot be written to</source>
      <translation>无法写入该文件夹</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The system refused access to {where}.</source>
      <translation>系统拒绝访问 {where}。</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Choose another folder with --home, or give yourself the right to write there.</source>
      <translation>请用 --home 选择其他文件夹，或获取在那里写入的权限。</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The drive is read-only</source>
      <translation>磁盘为只读</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>{where} lies on a drive that cannot be written to.</source>
      <translation>{where} 位于无法写入的磁盘上。</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Choose a folder on another drive with --home.</source>
      <translation>请用 --home 选择其他磁盘上的文件夹。</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is used by another program.</source>
      <translation>端口 {port} 被另一个程序占用。</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is reserved by the system; no program holds it.</source>
      <translation>端口 {port} 被系统保留；没有程序占用它。</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is used by {holder}.</source>
      <translation>端口 {port} 被 {holder} 占用。</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>That is not a port</source>
      <translation>这不是端口</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>{port} is not a port number.</source>
      <translation>{port} 不是端口号。</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Choose a number from 1024 to 65535, for example 8080.</source>
      <translation>请选择 1024 到 65535 之间的数字，例如 8080。</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>The address cannot be used</source>
      <translation>无法使用该地址</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>{host}:{port} is not an address of this computer.</source>
      <translation>{host}:{port} 不是本机的地址。</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Use 127.0.0.1 for this computer only.</source>
      <translation>仅供本机使用时请用 127.0.0.1。</translation>
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The settings file could not be read. It was kept as {name}, and the last good one is used.</source>
      <translation>无法读取设置文件。已保存为 {name}，并使用上一份正常的设置。</translation>
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The setting “{name}” had a value that makes no sense; the default is used.</source>
      <translation>设置“{name}”的值无意义；使用默认值。</translation>
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The settings file could not be read ({error}). The last good one is used.</source>
      <translation>无法读取设置文件（{error}）。使用上一份正常的设置。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>The archive is not safe</source>
      <translation>该压缩包不安全</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>{archive} was not unpacked because of its entry {name}: {reason}.</source>
      <translation>由于其中的条目 {name}，{archive} 未被解压：{reason}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>Do not use this file. If it came from Strata Launcher's catalogue, please tell us.</source>
      <translation>请不要使用此文件。如果它来自 Strata Launcher 的目录，请告诉我们。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it unpacks to far more than such a file should (over {most})</source>
      <translation>解压后远大于此类文件应有的大小（超过 {most}）</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is a link or a device</source>
      <translation>它是链接或设备</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>its path is absolute</source>
      <translation>其路径是绝对路径</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>its path leaves the folder</source>
      <translation>其路径超出了文件夹</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it has no name</source>
      <translation>它没有名称</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>two files have the same name</source>
      <translation>两个文件同名</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is a link to nothing</source>
      <translation>它是指向空处的链接</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>Windows cannot hold this name</source>
      <translation>Windows 无法使用此名称</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is the name of a device</source>
      <translation>它是设备的名称</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{need} are needed in {folder} and {reserve} should stay free, but only {free} are: {short} too little.</source>
      <translation>{folder} 需要 {need}，并应保留 {reserve}，但只剩 {free}：还差 {short}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Make room on this drive, or choose a folder on another one.</source>
      <translation>请在此磁盘腾出空间，或选择其他磁盘上的文件夹。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The file is too big for this drive</source>
      <translation>文件对此磁盘来说太大</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The drive of {where} is formatted with FAT32, which ends at 4.3 GB; the file has {size}.</source>
      <translation>{where} 所在磁盘为 FAT32 格式，上限 4.3 GB；该文件有 {size}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Choose a folder on a drive with NTFS, exFAT or another modern file system.</source>
      <translation>请选择 NTFS、exFAT 或其他现代文件系统磁盘上的文件夹。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The folder cannot be written</source>
      <translation>无法写入该文件夹</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{where}: {reason}.</source>
      <translation>{where}：{reason}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Choose another folder, or allow this program to write there.</source>
      <translation>请选择其他文件夹，或允许本程序在那里写入。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The drive is full</source>
      <translation>磁盘已满</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{where} could not be written because the drive is full.</source>
      <translation>磁盘已满，无法写入 {where}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Make room on this drive, then try again. What was downloaded is kept.</source>
      <translation>请在此磁盘腾出空间后再试。已下载的内容会保留。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The folder cannot be reached</source>
      <translation>无法访问该文件夹</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Connect the drive again, then try again. What was downloaded is kept.</source>
      <translation>请重新连接磁盘后再试。已下载的内容会保留。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This drive is formatted with FAT32: it cannot hold files of more than 4.3 GB.</source>
      <translation>此磁盘为 FAT32 格式：无法存放大于 4.3 GB 的文件。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This drive is formatted with exFAT: a power cut can damage files there, and files of other programs are copied in place of shared.</source>
      <translation>此磁盘为 exFAT 格式：断电可能损坏其中的文件，其他程序的文件会被复制而不是共享。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This is a network drive: models load slowly from it, and not at all while it is away.</source>
      <translation>这是网络驱动器：从中加载模型很慢，断开时则完全无法加载。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This folder belongs to OneDrive, which would upload the models and may remove them from the disk.</source>
      <translation>此文件夹属于 OneDrive，它会上传模型，还可能将其从磁盘移除。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>more</source>
      <translation>更多</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No connection to {host}: {reason}.</source>
      <translation>无法连接到 {host}：{reason}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No connection to the download</source>
      <translation>无法连接到下载源</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Check the internet connection, then try again. What was downloaded is kept and goes on from there.</source>
      <translation>请检查网络连接后再试。已下载的内容会保留，并从那里继续。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The certificate of {host} is not trusted ({reason}). A company network or a virus scanner may be reading the encrypted traffic.</source>
      <translation>{host} 的证书不受信任（{reason}）。可能是公司网络或杀毒软件在读取加密流量。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} ended the connection.</source>
      <translation>{host} 断开了连接。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No encrypted connection to {host}: {reason}.</source>
      <translation>无法与 {host} 建立加密连接：{reason}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The name {host} cannot be looked up (DNS).</source>
      <translation>无法解析名称 {host}（DNS）。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} did not answer in time.</source>
      <translation>{host} 没有及时响应。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} refused the connection.</source>
      <translation>{host} 拒绝了连接。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} sent an answer that is not HTTP.</source>
      <translation>{host} 返回的不是 HTTP 响应。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy does not let us through to {host} ({reason}).</source>
      <translation>代理不允许我们访问 {host}（{reason}）。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{name} could not be downloaded.</source>
      <translation>无法下载 {name}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy asks for a user name and a password.</source>
      <translation>代理要求用户名和密码。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{name} is on this computer already ({found}) and is not downloaded.</source>
      <translation>{name} 已在本机上（{found}），不再下载。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>The drive of {folder} is full. The download waits for {need} of free space and then goes on.</source>
      <translation>{folder} 所在磁盘已满。下载会等到有 {need} 可用空间后继续。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>Process {pid} fetches the same file; this one waits for it.</source>
      <translation>进程 {pid} 正在下载同一文件；本进程等待它完成。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>The download goes on.</source>
      <translation>下载继续。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{label} delivers another content.</source>
      <translation>{label} 提供的内容不同。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>There is room again; the download goes on.</source>
      <translation>又有空间了；下载继续。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{note} The download goes on by itself.</source>
      <translation>{note} 下载会自动继续。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>No source is known for it.</source>
      <translation>没有已知的来源。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits until the one that you started is done.</source>
      <translation>下载会等到您启动的那个完成。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits until {time}, as set in the schedule.</source>
      <translation>按照计划，下载会等到 {time}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits because this line is metered; it goes on by itself on another one.</source>
      <translation>由于此网络按流量计费，下载正在等待；换到其他网络后会自动继续。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Hugging Face asks us to wait {seconds} seconds.</source>
      <translation>Hugging Face 要求我们等待 {seconds} 秒。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>There is no such repository</source>
      <translation>没有这样的仓库</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Hugging Face has no “{name}”, or it is private.</source>
      <translation>Hugging Face 没有“{name}”，或者它是私有的。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Check the spelling (owner/name). For a private one, set your access token first.</source>
      <translation>请检查拼写（owner/name）。对于私有仓库，请先设置访问令牌。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Hugging Face cannot be asked</source>
      <translation>无法询问 Hugging Face</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Its answer is none that we understand.</source>
      <translation>它的响应我们无法理解。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>A proxy or a portal may have answered in its place; open the page in a browser to see.</source>
      <translation>可能是代理或登录页面代为响应；请在浏览器中打开该页面查看。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Check the network connection and the proxy, or give a file on this computer.</source>
      <translation>请检查网络连接和代理，或给出本机上的文件。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>It answered with the code {status}.</source>
      <translation>它返回了代码 {status}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Try again in a few minutes.</source>
      <translation>请几分钟后再试。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent something that is not {kind}.</source>
      <translation>{host} 发送的不是{kind}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent a web page instead of the file.</source>
      <translation>{host} 发送的是网页而不是文件。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent the file in a packed form.</source>
      <translation>{host} 以压缩形式发送了文件。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>The file at {host} has changed; the download begins anew.</source>
      <translation>{host} 上的文件已改变；下载重新开始。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent another part of the file than was asked for.</source>
      <translation>{host} 发送的文件部分与请求的不同。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>the file</source>
      <translation>该文件</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>a GGUF model</source>
      <translation>GGUF 模型</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>a ZIP archive</source>
      <translation>ZIP 压缩包</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} has a file of {found} bytes where {wanted} are expected.</source>
      <translation>{host} 的文件为 {found} 字节，应为 {wanted}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>This file needs a licence to be accepted at {where}, and a token.</source>
      <translation>此文件需要在 {where} 接受许可，并需要令牌。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>Your token does not open this file yet: accept its licence at {where}.</source>
      <translation>您的令牌还不能打开此文件：请在 {where} 接受其许可。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} does not have the file ({status}).</source>
      <translation>{host} 没有该文件（{status}）。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} refuses a part of the file that it should have.</source>
      <translation>{host} 拒绝提供它应有的文件部分。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} is busy and asks us to wait.</source>
      <translation>{host} 繁忙，要求我们等待。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} has a fault ({status}).</source>
      <translation>{host} 出现故障（{status}）。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} says now that the file is not there.</source>
      <translation>{host} 现在表示该文件不存在。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The archive does not have the expected file</source>
      <translation>压缩包中没有预期的文件</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>{glob} names no file, or more than one, in the archive.</source>
      <translation>{glob} 在压缩包中没有匹配到文件，或匹配到多个。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>Update Strata Launcher's catalogue, or choose another variant.</source>
      <translation>请更新 Strata Launcher 的目录，或选择其他变体。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The archive cannot be read</source>
      <translation>无法读取压缩包</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>{name} came in an archive that is damaged or of an unknown kind.</source>
      <translation>{name} 所在的压缩包已损坏或类型未知。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>Try again; if it stays so, tell us about this file.</source>
      <translation>请再试一次；如果依旧如此，请告诉我们这个文件。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The file {name} in the archive has another content than expected.</source>
      <translation>压缩包中的文件 {name} 内容与预期不同。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>No package index and no folder with packages is configured.</source>
      <translation>没有配置软件包索引或软件包文件夹。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index has no file {filename}.</source>
      <translation>软件包索引中没有文件 {filename}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index {host} does not have {project}.</source>
      <translation>软件包索引 {host} 没有 {project}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index {host} answered with {status}.</source>
      <translation>软件包索引 {host} 返回 {status}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>{host} is not a package index.</source>
      <translation>{host} 不是软件包索引。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The folder {path} is not there.</source>
      <translation>文件夹 {path} 不在。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>{folder} does not have the package.</source>
      <translation>{folder} 中没有该软件包。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Nothing was changed; what is installed goes on working.</source>
      <translation>未做任何更改，已安装的内容照常工作。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The update is not what its makers signed</source>
      <translation>更新内容与开发者签名的不符</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>A signature, a size or a hash is wrong, so nothing of it is used.</source>
      <translation>签名、大小或校验值有误，因此完全不使用它。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>What the address for updates says is out of date</source>
      <translation>更新地址提供的信息已过期</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Its signed list has expired: nobody renewed it, or somebody holds newer ones back.</source>
      <translation>其签名列表已过期：无人续签，或有人扣留了更新的列表。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The address for updates offers an older list than before</source>
      <translation>更新地址提供的列表比以前的旧</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>A list that was seen here already was newer. Old lists are not accepted: they hide updates.</source>
      <translation>这里见过更新的列表。不接受旧列表，因为它们会隐藏更新。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The update is not complete</source>
      <translation>更新不完整</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The address for updates names “{name}”, but nobody signed such a file.</source>
      <translation>更新地址提到“{name}”，但没有人签名过这样的文件。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Nothing was changed. Try again tomorrow; the makers have to mend this.</source>
      <translation>未做任何更改。请明天再试，这需要开发者修复。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The address for updates cannot be reached</source>
      <translation>无法连接更新地址</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>A proxy may have changed it: try another network. If it stays so, tell the makers.</source>
      <translation>可能是代理改动了它：请换个网络试试。如仍如此，请告知开发者。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Check the date and time of this computer, and look again tomorrow.</source>
      <translation>请检查这台电脑的日期和时间，明天再查看。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>If it stays so tomorrow, tell the makers.</source>
      <translation>如果明天仍如此，请告知开发者。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Check the network connection and the proxy, and look again later.</source>
      <translation>请检查网络连接和代理，稍后再查看。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/sources.py" />
      <source>{path} is not there. Is the drive connected?</source>
      <translation>{path} 不在。磁盘已连接吗？</translation>
    </message>
    <message>
      <location filename="../../app/transfer/sources.py" />
      <source>{url} is not a web address.</source>
      <translation>{url} 不是网址。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects in a circle.</source>
      <translation>{host} 循环重定向。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>The proxy {proxy} is of a kind that is not supported.</source>
      <translation>不支持代理 {proxy} 的类型。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} ended the connection early.</source>
      <translation>{host} 过早断开了连接。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{path} cannot be read: {reason}.</source>
      <translation>无法读取 {path}：{reason}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects to an address of another kind.</source>
      <translation>{host} 重定向到另一种地址。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects to an address without encryption.</source>
      <translation>{host} 重定向到未加密的地址。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} is damaged: its checksum is not the published one.</source>
      <translation>{name} 已损坏：其校验和与公布的不同。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} has {found} bytes instead of {wanted}.</source>
      <translation>{name} 为 {found} 字节，应为 {wanted}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{path} is not there.</source>
      <translation>{path} 不在。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>Nobody published a checksum for {name}.</source>
      <translation>没有人公布 {name} 的校验和。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} does not begin like such a file.</source>
      <translation>{name} 的开头不像这类文件。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/aborted.toml" />
      <source>The engine stopped itself</source>
      <translation>引擎自行停止</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/aborted.toml" />
      <source>It found a fault that it could not go on with; its last lines say which, if anything does.</source>
      <translation>它遇到了无法继续的错误；最后几行最可能说明是什么错误。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/aborted.toml" />
      <source>See the last lines below; a smaller context or another build helps most often.</source>
      <translation>请查看下面的最后几行；较小的上下文或其他版本最常有效。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/access-violation.toml" />
      <source>The engine crashed in its own code or in the driver</source>
      <translation>引擎在自身代码或驱动中崩溃</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/access-violation.toml" />
      <source>It touched memory that is not its own. Nothing in the log says more.</source>
      <translation>它访问了不属于自己的内存。日志中没有更多信息。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/access-violation.toml" />
      <source>Another way to the card, or the processor, gets you working; the report helps the maintainers.</source>
      <translation>换一种使用显卡的方式或改用处理器可以继续工作；报告会帮助维护者。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/adapter-mismatch.toml" />
      <source>The adapter does not belong to this model</source>
      <translation>适配器不属于此模型</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/adapter-mismatch.toml" />
      <source>A LoRA or control vector has other sizes than the model.</source>
      <translation>LoRA 或控制向量的尺寸与模型不同。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/adapter-mismatch.toml" />
      <source>Start without it.</source>
      <translation>不带它启动。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/allocation-failed.toml" />
      <source>The engine could not get the memory it needs</source>
      <translation>引擎得不到所需的内存</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/allocation-failed.toml" />
      <source>An allocation failed: the limit of this process, of its container, or of the computer is reached.</source>
      <translation>内存分配失败：已达到此进程、其容器或电脑的上限。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/allocation-failed.toml" />
      <source>Use a smaller context or a smaller model.</source>
      <translation>请使用较小的上下文或较小的模型。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-ring-timeout.toml" />
      <source>Linux reset the AMD card</source>
      <translation>Linux 重置了 AMD 显卡</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-ring-timeout.toml" />
      <source>A computing job took longer than the kernel allows, so it reset the card.</source>
      <translation>一项计算任务超过了内核允许的时间，内核因此重置了显卡。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-ring-timeout.toml" />
      <source>Make the steps smaller.</source>
      <translation>把步骤变小。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-tdr.toml" />
      <source>Windows restarted the graphics driver</source>
      <translation>Windows 重启了显卡驱动</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-tdr.toml" />
      <source>A computing job on the AMD card took longer than the two seconds that Windows allows, so Windows reset the driver.</source>
      <translation>AMD 显卡上的一个计算任务超过了 Windows 允许的两秒，因此 Windows 重置了驱动。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-tdr.toml" />
      <source>Let the KV cache take another way, or use a smaller prompt block.</source>
      <translation>请让 KV 缓存走另一条路径，或使用较小的提示块。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/antivirus.toml" />
      <source>Windows refused access to a file of the engine</source>
      <translation>Windows 拒绝访问引擎的一个文件</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/antivirus.toml" />
      <source>Most often the antivirus keeps the file; less often the rights of the folder are wrong. The model is not the cause.</source>
      <translation>多数情况下是杀毒软件扣住了文件；少数情况是文件夹权限有误。与模型无关。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/antivirus.toml" />
      <source>Look into the antivirus' quarantine, allow the engine's folder there, then repair the engine.</source>
      <translation>请查看杀毒软件的隔离区，在那里允许引擎的文件夹，然后修复引擎。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ape-interpreter.toml" />
      <source>The system does not know how to start a llamafile</source>
      <translation>系统不知道如何启动 llamafile</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ape-interpreter.toml" />
      <source>The loader for this kind of program is not registered with the system.</source>
      <translation>此类程序的加载器未在系统中注册。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ape-interpreter.toml" />
      <source>Register the loader, again after each restart of the computer.</source>
      <translation>注册加载器，每次重启电脑后再做一次。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/arithmetic-fault.toml" />
      <source>The engine computed something that cannot be computed</source>
      <translation>引擎计算了无法计算的内容</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/arithmetic-fault.toml" />
      <source>It divided by zero or made a number too large for its place: a fault in the engine, often for one model or one setting.</source>
      <translation>它除以了零，或得到了过大的数：引擎的错误，常与某个模型或某项设置有关。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/arithmetic-fault.toml" />
      <source>Another build helps most often; the report with the model's name helps the maintainers.</source>
      <translation>其他版本最常有效；包含模型名称的报告会帮助维护者。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/assertion-failed.toml" />
      <source>A check inside a program failed</source>
      <translation>程序内部的检查失败</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/assertion-failed.toml" />
      <source>The program found a condition that must never hold, and ended itself; the line in the log names it.</source>
      <translation>程序遇到了绝不应成立的条件并自行结束；日志中的那一行说明了是哪个。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/assertion-failed.toml" />
      <source>Another build helps most often; the report with that line helps the maintainers.</source>
      <translation>其他版本最常有效；包含该行的报告会帮助维护者。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-head-size.toml" />
      <source>The card has no flash attention for this model</source>
      <translation>显卡没有适用于此模型的 flash attention</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-head-size.toml" />
      <source>The size of the model's attention heads is not among those that this backend was built for.</source>
      <translation>此后端编译时不包含该模型的注意力头大小。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-head-size.toml" />
      <source>Turn flash attention off.</source>
      <translation>关闭 flash attention。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-kv-types.toml" />
      <source>This build has no attention code for these KV types</source>
      <translation>此版本没有适用于这些 KV 类型的注意力代码</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-kv-types.toml" />
      <source>Flash attention was not built for this pair of number types.</source>
      <translation>flash attention 没有为这对数字类型编译。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-kv-types.toml" />
      <source>Use 16-bit numbers for the context, or the same type for both.</source>
      <translation>上下文使用 16 位数字，或两者使用同一类型。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-api-key.toml" />
      <source>The key for the engine's address is empty or wrong</source>
      <translation>引擎地址的密钥为空或有误</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-api-key.toml" />
      <source>The server refuses to start with an empty key, or a program sent another one.</source>
      <translation>密钥为空时服务器拒绝启动，或某个程序发送了其他密钥。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-api-key.toml" />
      <source>Set the key again in the settings.</source>
      <translation>请在设置中重新设置密钥。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-arguments.toml" />
      <source>The engine does not know one of its settings</source>
      <translation>引擎不认识其中一项设置</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-arguments.toml" />
      <source>An argument in the config is unknown to this version or has a wrong value.</source>
      <translation>配置中的某个参数对此版本未知或值有误。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-arguments.toml" />
      <source>Take the last change back.</source>
      <translation>请撤销上一次更改。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-image.toml" />
      <source>A file of the engine is damaged</source>
      <translation>引擎的一个文件已损坏</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-image.toml" />
      <source>32-bit and 64-bit parts were mixed, or a download was cut.</source>
      <translation>混用了 32 位和 64 位的部分，或下载被中断。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-image.toml" />
      <source>Repair the engine: only what is wrong is fetched again.</source>
      <translation>请修复引擎：只会重新获取有误的文件。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/chat-template.toml" />
      <source>The chat template refused the messages</source>
      <translation>聊天模板拒绝了消息</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/chat-template.toml" />
      <source>The model's own template cannot render what was sent: roles out of order, or a function that it does not know. The engine goes on.</source>
      <translation>模型自带的模板无法呈现所发送的内容：角色顺序不对，或有它不认识的函数。引擎继续运行。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/chat-template.toml" />
      <source>Begin a new chat, or use another template.</source>
      <translation>开始新聊天，或使用其他模板。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/closed-by-user.toml" />
      <source>It was closed</source>
      <translation>它被关闭了</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/closed-by-user.toml" />
      <source>Somebody pressed Ctrl+C, closed its window or ended the session. That is no crash.</source>
      <translation>有人按了 Ctrl+C、关闭了窗口或结束了会话。这不是崩溃。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/closed-by-user.toml" />
      <source>Start it again when you need it.</source>
      <translation>需要时再启动它。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cloud-placeholder.toml" />
      <source>The model's file lies in the cloud</source>
      <translation>模型文件在云端</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cloud-placeholder.toml" />
      <source>What is here is only a placeholder of the cloud drive, and it could not be fetched.</source>
      <translation>这里只有云盘的占位文件，且无法取回。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cloud-placeholder.toml" />
      <source>Keep the file on this device, or move the model to a local folder.</source>
      <translation>将文件保留在此设备上，或把模型移到本地文件夹。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/compute-failed.toml" />
      <source>The engine could not compute a request</source>
      <translation>引擎无法计算某个请求</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/compute-failed.toml" />
      <source>A step of the computation failed although the engine kept running: most often memory was short in that moment, or this build has a fault with this model.</source>
      <translation>虽然引擎仍在运行，但某个计算步骤失败：多数情况是当时内存不足，或此版本与该模型存在错误。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/compute-failed.toml" />
      <source>Make the steps smaller, or use a smaller context.</source>
      <translation>请减小步骤，或使用较小的上下文。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/connection-refused.toml" />
      <source>Nothing answers at the engine's address</source>
      <translation>引擎的地址没有响应</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/connection-refused.toml" />
      <source>A program asked for the engine, and nothing listened there: it is not running yet, or on another port.</source>
      <translation>某个程序请求引擎，但那里没有监听：引擎还没有运行，或在其他端口上。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/connection-refused.toml" />
      <source>Start the engine, and check the port in the other program.</source>
      <translation>请启动引擎，并检查另一个程序中的端口。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/container-without-card.toml" />
      <source>The container cannot get the graphics card</source>
      <translation>容器得不到显卡</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/container-without-card.toml" />
      <source>The container runtime finds no NVIDIA toolkit or not the driver's libraries.</source>
      <translation>容器运行时找不到 NVIDIA 工具包或驱动程序的库。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/container-without-card.toml" />
      <source>Install the NVIDIA container toolkit and restart the container service.</source>
      <translation>安装 NVIDIA Container Toolkit 并重启容器服务。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-exceeded.toml" />
      <source>The conversation is longer than the context</source>
      <translation>对话超过了上下文长度</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-exceeded.toml" />
      <source>The prompt and the answer together need more tokens than the engine was started with.</source>
      <translation>提示和回答合计需要的词元 多于引擎启动时的设定。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-exceeded.toml" />
      <source>Begin a new chat, or start with a larger context.</source>
      <translation>请开始新的对话，或以更大的上下文启动。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-shift-fault.toml" />
      <source>Moving the context failed</source>
      <translation>移动上下文失败</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-shift-fault.toml" />
      <source>The conversation was longer than the context, and the engine's way to make room has a fault.</source>
      <translation>对话比上下文长，而引擎腾出空间的方式有缺陷。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-shift-fault.toml" />
      <source>Use a larger context, or another build.</source>
      <translation>使用更大的上下文，或其他版本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-too-large.toml" />
      <source>The context does not fit into the memory</source>
      <translation>上下文放不进内存</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-too-large.toml" />
      <source>The memory for the context (KV cache) could not be got at this size.</source>
      <translation>无法获得此大小的上下文内存（KV 缓存）。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-too-large.toml" />
      <source>Use a smaller context, or a smaller number type for it.</source>
      <translation>请使用较小的上下文，或更小的数值类型。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cublas-failed.toml" />
      <source>NVIDIA's matrix library could not start</source>
      <translation>NVIDIA 的矩阵库无法启动</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cublas-failed.toml" />
      <source>cuBLAS failed, most often because no graphics memory was left for it.</source>
      <translation>cuBLAS 失败，多数情况是没有剩余显存。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cublas-failed.toml" />
      <source>Put fewer layers on the card.</source>
      <translation>请在显卡上放更少的层。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-illegal-address.toml" />
      <source>A computing step on the NVIDIA card went wrong</source>
      <translation>NVIDIA 显卡上的计算步骤出错</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-illegal-address.toml" />
      <source>The card reported an illegal memory access: a fault in the engine, in the driver, or a card that is overclocked too far.</source>
      <translation>显卡报告了非法内存访问：引擎或驱动的错误，或显卡超频过度。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-illegal-address.toml" />
      <source>Turn flash attention off; another build or driver helps next.</source>
      <translation>请关闭 flash attention；其次可尝试其他版本或驱动。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-invalid-argument.toml" />
      <source>The engine gave the card a wrong order</source>
      <translation>引擎给了显卡错误的指令</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-invalid-argument.toml" />
      <source>A fault of this build with this model or this way of spreading it over cards and processor.</source>
      <translation>此版本在此模型或这种显卡与处理器分配方式下的缺陷。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-invalid-argument.toml" />
      <source>Go back to the build before.</source>
      <translation>回到之前的版本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-launch-failure.toml" />
      <source>A computing step on the NVIDIA card was broken off</source>
      <translation>NVIDIA 显卡上的计算步骤被中断</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-launch-failure.toml" />
      <source>The driver ended a step that was running: it took too long and Windows reset the driver, the card is overclocked too far, or the engine has a fault. The log does not say which.</source>
      <translation>驱动结束了正在运行的步骤：耗时过长而被 Windows 重置驱动、显卡超频过度，或引擎有错误。日志没有说明是哪一种。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-launch-failure.toml" />
      <source>Make the steps smaller and undo overclocking first; then another driver or build.</source>
      <translation>请先减小步骤并取消超频；然后再尝试其他驱动或版本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-newer-than-driver.toml" />
      <source>The CUDA of this engine is newer than the driver</source>
      <translation>此引擎的 CUDA 比驱动程序新</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-newer-than-driver.toml" />
      <source>The driver is for an older CUDA, and this card cannot bridge the difference (error 804).</source>
      <translation>驱动程序适用于较旧的 CUDA，而此显卡无法弥补差异（错误 804）。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-newer-than-driver.toml" />
      <source>Use the build for CUDA 12, or a newer driver.</source>
      <translation>使用 CUDA 12 版本，或更新的驱动程序。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-device.toml" />
      <source>The engine sees no NVIDIA card</source>
      <translation>引擎看不到 NVIDIA 显卡</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-device.toml" />
      <source>CUDA says that there is no card, or that it is busy or hidden: the driver sleeps, another program has the card alone, or a variable hides it.</source>
      <translation>CUDA 表示没有显卡，或显卡忙碌或被隐藏：驱动休眠、其他程序独占显卡，或某个变量将其隐藏。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-device.toml" />
      <source>Restart the computer; then update the driver.</source>
      <translation>请重启电脑；然后更新驱动。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-kernel-image.toml" />
      <source>This engine build does not know your graphics card</source>
      <translation>此引擎版本不认识您的显卡</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-kernel-image.toml" />
      <source>The card is newer (or older) than those that this build of the engine was made for.</source>
      <translation>显卡比此引擎版本所支持的更新（或更旧）。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-kernel-image.toml" />
      <source>Use the engine build for newer cards, or Vulkan, which works on all.</source>
      <translation>请使用支持较新显卡的引擎版本，或适用于所有显卡的 Vulkan。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-out-of-memory.toml" />
      <source>The graphics memory is full</source>
      <translation>显存已满</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-out-of-memory.toml" />
      <source>The model and its context need more graphics memory than the card has free now.</source>
      <translation>模型及其上下文需要的显存多于显卡当前的空闲显存。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-out-of-memory.toml" />
      <source>Put fewer layers on the card, or use a smaller context.</source>
      <translation>请在显卡上放更少的层，或使用较小的上下文。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-ptx-toolchain.toml" />
      <source>The NVIDIA driver is too old for this engine</source>
      <translation>NVIDIA 驱动对此引擎来说太旧</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-ptx-toolchain.toml" />
      <source>The engine was built with a newer CUDA than the driver knows. The CUDA 13 engine needs driver 580 or newer. Cards of the GTX 10 family cannot go beyond 580; for them there is Vulkan.</source>
      <translation>引擎所用的 CUDA 比驱动支持的更新。CUDA 13 引擎需要 580 或更新的驱动。GTX 10 系列显卡最高只能用 580；它们可使用 Vulkan。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-ptx-toolchain.toml" />
      <source>Update the NVIDIA driver to 580 or newer, or use the CUDA 12 engine.</source>
      <translation>请将 NVIDIA 驱动更新到 580 或更新，或使用 CUDA 12 引擎。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/degenerate-answers.toml" />
      <source>The answers are noise</source>
      <translation>回答是乱码</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/degenerate-answers.toml" />
      <source>The engine repeats one token or writes nonsense: numbers overflowed on the card, or the model's file is damaged.</source>
      <translation>引擎重复同一个词元 或输出无意义内容：显卡上数值溢出，或模型文件已损坏。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/degenerate-answers.toml" />
      <source>Verify the model, then try another KV type or engine build.</source>
      <translation>请校验模型，然后尝试其他 KV 类型或引擎版本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/disk-full.toml" />
      <source>The engine could not write its log, its cache or a file of the model.</source>
      <translation>引擎无法写入其日志、缓存或模型文件。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/disk-full.toml" />
      <source>Free some space, then start again. Nothing that was finished is lost.</source>
      <translation>请腾出空间后重新启动。已完成的内容不会丢失。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/dll-version.toml" />
      <source>Libraries of different versions were mixed</source>
      <translation>混用了不同版本的库</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/dll-version.toml" />
      <source>A DLL does not have a function that the engine asks for: another version of it was loaded.</source>
      <translation>某个 DLL 没有引擎所需的函数：加载了它的另一个版本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/dll-version.toml" />
      <source>Repair the engine, then update the graphics driver.</source>
      <translation>请修复引擎，然后更新显卡驱动。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-gated.toml" />
      <source>The model may only be fetched with permission</source>
      <translation>模型需获许可才能下载</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-gated.toml" />
      <source>Its owner asks for an accepted licence and an access token.</source>
      <translation>其所有者要求接受许可证并提供访问令牌。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-gated.toml" />
      <source>Accept the licence on the model's page and give a token, or choose another model.</source>
      <translation>在模型页面接受许可证并提供令牌，或选择其他模型。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-service.toml" />
      <source>The place that the model comes from answers with an error</source>
      <translation>模型来源处返回错误</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-service.toml" />
      <source>The download service has trouble; the engine and this computer are fine.</source>
      <translation>下载服务有故障；引擎和此电脑正常。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-service.toml" />
      <source>Try again later, or use a file that is already here.</source>
      <translation>稍后再试，或使用已有的文件。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-model-alone.toml" />
      <source>A draft model was started as the main model</source>
      <translation>草稿模型被当作主模型启动</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-model-alone.toml" />
      <source>This file only helps another model to be faster; it needs that model.</source>
      <translation>此文件只用来加快另一个模型；它需要那个模型。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-model-alone.toml" />
      <source>Choose the main model, and give this one as its draft.</source>
      <translation>选择主模型，并将此模型作为其草稿。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-of-another-vocabulary.toml" />
      <source>The draft model does not fit the main model</source>
      <translation>草稿模型与主模型不匹配</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-of-another-vocabulary.toml" />
      <source>The two have different vocabularies.</source>
      <translation>两者的词表不同。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-of-another-vocabulary.toml" />
      <source>Use a draft of the same family, or none.</source>
      <translation>使用同一系列的草稿，或不用草稿。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/drive-failing.toml" />
      <source>A file could not be read while the engine used it</source>
      <translation>引擎使用某个文件时无法读取它</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/drive-failing.toml" />
      <source>The drive reported an error, or was unplugged.</source>
      <translation>磁盘报告错误，或已被拔出。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/drive-failing.toml" />
      <source>Connect the drive again and check it; then repair the model.</source>
      <translation>请重新连接并检查磁盘；然后修复模型。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-library-missing.toml" />
      <source>A part of the graphics driver is missing</source>
      <translation>缺少显卡驱动的一部分</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-library-missing.toml" />
      <source>The engine asks for a file that only the graphics driver brings, and the system does not find it: no driver is installed, or not for this kind of program.</source>
      <translation>引擎需要一个只有显卡驱动才提供的文件，而系统找不到它：没有安装驱动，或驱动不适用于这类程序。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-library-missing.toml" />
      <source>Install the maker's graphics driver; until then the processor works.</source>
      <translation>请安装厂商的显卡驱动；在此之前由处理器工作。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-mismatch.toml" />
      <source>The graphics driver was updated and not restarted</source>
      <translation>显卡驱动已更新但没有重启</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-mismatch.toml" />
      <source>The running driver and its library are of different versions.</source>
      <translation>正在运行的驱动与其库版本不同。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-path.toml" />
      <source>The engine cannot open a path with these characters</source>
      <translation>引擎无法打开含有这些字符的路径</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-path.toml" />
      <source>Letters outside English in a folder's name broke the path on its way to the engine.</source>
      <translation>文件夹名中的非英文字符在传给引擎时破坏了路径。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-path.toml" />
      <source>Move the data folder to a path of plain letters.</source>
      <translation>请将数据文件夹移到只含普通字母的路径。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-temporary.toml" />
      <source>The temporary folder has letters that the engine cannot read</source>
      <translation>临时文件夹含有引擎无法读取的字符</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-temporary.toml" />
      <source>It unpacks itself into a folder whose name has letters outside of ASCII.</source>
      <translation>它解压到名称含有非 ASCII 字符的文件夹。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-temporary.toml" />
      <source>Use a temporary folder with a plain name.</source>
      <translation>使用名称简单的临时文件夹。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-exits-early.toml" />
      <source>The engine ended before it was ready</source>
      <translation>引擎在就绪之前结束</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-exits-early.toml" />
      <source>Strata's server started the engine, and the engine ended before it could take requests; its last own line says why.</source>
      <translation>Strata 的服务器启动了引擎，但引擎在能接受请求之前就结束了；它自己的最后一行说明了原因。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-exits-early.toml" />
      <source>See the last lines below.</source>
      <translation>请查看下面的最后几行。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-file-missing.toml" />
      <source>A file of the engine is gone</source>
      <translation>引擎的一个文件不见了</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-file-missing.toml" />
      <source>A file that was installed is not there any more. Often that is the antivirus.</source>
      <translation>已安装的某个文件不在了。常常是杀毒软件造成的。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-file-missing.toml" />
      <source>Repair fetches only what is missing. If it vanishes again, allow the folder in the antivirus.</source>
      <translation>修复只会获取缺少的文件。如果再次消失，请在杀毒软件中允许该文件夹。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/first-part-only.toml" />
      <source>Only a part of the model is there</source>
      <translation>只有模型的一部分</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/first-part-only.toml" />
      <source>The model comes in several files, and one alone was given.</source>
      <translation>模型由多个文件组成，而只给了一个。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/first-part-only.toml" />
      <source>Fetch all parts into one folder, or join the pieces.</source>
      <translation>将所有部分下载到一个文件夹，或合并各部分。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/fused-experts-fault.toml" />
      <source>The fused expert step fails for this model</source>
      <translation>融合专家步骤在此模型上失败</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/fused-experts-fault.toml" />
      <source>This build's fused expert operation (-fmoe) has no code for the model's number types.</source>
      <translation>此版本的融合专家运算 (-fmoe) 没有该模型数字类型的代码。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/fused-experts-fault.toml" />
      <source>Switch it off, or update the engine.</source>
      <translation>将其关闭，或更新引擎。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ggml-assert.toml" />
      <source>The engine stopped itself: an internal check failed</source>
      <translation>引擎自行停止：内部检查失败</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ggml-assert.toml" />
      <source>A condition that its authors rely on did not hold; the line before the end names it.</source>
      <translation>其开发者所依赖的某个条件不成立；结束前的那一行说明了是哪个。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ggml-assert.toml" />
      <source>Another build or fewer special settings help most often.</source>
      <translation>其他版本或更少的特殊设置最常有效。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-corrupt.toml" />
      <source>The model's file is damaged or no model</source>
      <translation>模型文件已损坏或不是模型</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-corrupt.toml" />
      <source>It does not begin as a GGUF file must, or its directory makes no sense: a saved web page, a broken download, another format.</source>
      <translation>它的开头不符合 GGUF 文件，或其目录没有意义：保存的网页、损坏的下载或其他格式。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-corrupt.toml" />
      <source>Repair the model, or choose another file.</source>
      <translation>请修复模型，或选择其他文件。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-truncated.toml" />
      <source>The model's file is incomplete</source>
      <translation>模型文件不完整</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-truncated.toml" />
      <source>The file ends before all of its weights: a download was cut, or the drive lost data.</source>
      <translation>文件在所有权重之前就结束了：下载被中断，或磁盘丢失了数据。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-truncated.toml" />
      <source>Repair the model: only the damaged part is fetched again.</source>
      <translation>请修复模型：只会重新获取损坏的部分。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/glibc-too-old.toml" />
      <source>This Linux is too old for the engine</source>
      <translation>此 Linux 对引擎来说太旧</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/glibc-too-old.toml" />
      <source>The engine was built for a newer C library than this system has.</source>
      <translation>引擎需要的 C 库比此系统的更新。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/glibc-too-old.toml" />
      <source>Use the embedded engine build, which runs on older systems.</source>
      <translation>请使用可在较旧系统上运行的内置引擎版本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-memory-error.toml" />
      <source>The memory of the graphics card is faulty</source>
      <translation>显卡的内存有故障</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-memory-error.toml" />
      <source>The card reported an error in its memory that it could not correct.</source>
      <translation>显卡报告了无法纠正的内存错误。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-memory-error.toml" />
      <source>Restart the computer; if it comes back, the card must be repaired.</source>
      <translation>重启电脑；如果再次出现，则必须维修显卡。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-not-seen.toml" />
      <source>The engine sees no graphics card and uses the processor</source>
      <translation>引擎看不到显卡，使用处理器</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-not-seen.toml" />
      <source>It found no library of a driver, so answers are slow.</source>
      <translation>它没有找到驱动程序的库，因此回答很慢。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-not-seen.toml" />
      <source>Install the driver, and pass the card on to a container.</source>
      <translation>安装驱动程序，并将显卡传给容器。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/grammar-refused.toml" />
      <source>A request asked for a form of answer that cannot be read</source>
      <translation>请求要求的回答形式无法读取</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/grammar-refused.toml" />
      <source>The grammar or JSON schema of the request has an error or is too large. The engine and the model are fine.</source>
      <translation>请求的语法或 JSON 架构有错误或过大。引擎和模型正常。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/grammar-refused.toml" />
      <source>Change the request in the program that sent it.</source>
      <translation>在发送请求的程序中修改请求。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/graph-too-divided.toml" />
      <source>The model is divided into too many pieces for this engine</source>
      <translation>模型被分成了引擎无法承受的过多部分</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/graph-too-divided.toml" />
      <source>A limit of the engine is reached with this model on these devices.</source>
      <translation>此模型在这些设备上达到了引擎的限制。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/graph-too-divided.toml" />
      <source>Use a newer build, or one device.</source>
      <translation>使用更新的版本，或单个设备。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/heap-corruption.toml" />
      <source>The engine's memory was damaged from inside</source>
      <translation>引擎的内存从内部被破坏</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/heap-corruption.toml" />
      <source>A fault in the engine or the driver overwrote memory.</source>
      <translation>引擎或驱动的错误覆盖了内存。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/heap-corruption.toml" />
      <source>Use another build or another driver.</source>
      <translation>请使用其他版本或其他驱动。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-dies-before-output.toml" />
      <source>The AMD runtime crashed before the engine said a word</source>
      <translation>AMD 运行时在引擎输出之前就崩溃了</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-dies-before-output.toml" />
      <source>A variable such as HIP_PATH points to a folder that does not exist, or the folder for temporary files cannot be written to.</source>
      <translation>HIP_PATH 之类的变量指向不存在的文件夹，或临时文件夹无法写入。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-dies-before-output.toml" />
      <source>Start the engine without these variables.</source>
      <translation>请在没有这些变量的情况下启动引擎。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-gpu-hang.toml" />
      <source>The AMD card hung and was reset</source>
      <translation>AMD 显卡卡死并被重置</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-gpu-hang.toml" />
      <source>A computing step did not end; the system's driver gave it up and reset the card.</source>
      <translation>某个计算步骤没有结束；系统驱动放弃了它并重置了显卡。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-gpu-hang.toml" />
      <source>Make the steps smaller; a newer driver or kernel often mends it. After a hang a restart of the computer is sometimes needed.</source>
      <translation>请减小步骤；较新的驱动或内核常能解决。卡死后有时需要重启电脑。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-invalid-device-function.toml" />
      <source>This engine build has no program for your AMD card</source>
      <translation>此引擎版本没有适用于您的 AMD 显卡的程序</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-invalid-device-function.toml" />
      <source>HIP found no code for {architecture} in the engine.</source>
      <translation>HIP 在引擎中没有找到 {architecture} 的代码。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-invalid-device-function.toml" />
      <source>Use a build for this card, or Vulkan.</source>
      <translation>请使用适用于此显卡的版本，或 Vulkan。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure-iota.toml" />
      <source>The AMD card refused a computing step while it read the prompt</source>
      <translation>AMD 显卡在读取提示时拒绝了计算步骤</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure-iota.toml" />
      <source>The same family of driver faults as the crash in hipModuleLoad; with other gfx12 switches it shows at the first step of the prompt.</source>
      <translation>与 hipModuleLoad 崩溃属于同一类驱动错误；使用其他 gfx12 开关时，它出现在提示的第一步。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure-iota.toml" />
      <source>Turn hipBLASLt off; if that does not help, use llama.cpp over Vulkan.</source>
      <translation>请关闭 hipBLASLt；如果无效，请使用基于 Vulkan 的 llama.cpp。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure.toml" />
      <source>A computing step on the AMD card was broken off</source>
      <translation>AMD 显卡上的计算步骤被中断</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure.toml" />
      <source>The driver ended a step that was running: it took too long and the system reset the driver, the card is overclocked too far, or the engine has a fault. The log does not say which.</source>
      <translation>驱动结束了正在运行的步骤：耗时过长而被系统重置驱动、显卡超频过度，或引擎有错误。日志没有说明是哪一种。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-memory-fault.toml" />
      <source>A computing step on the AMD card touched memory that is not its own</source>
      <translation>AMD 显卡上的计算步骤访问了不属于自己的内存</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-memory-fault.toml" />
      <source>ROCm ended the engine because a step on the card read or wrote at a wrong address: a fault in the engine or in ROCm, or a card that this ROCm does not know well.</source>
      <translation>ROCm 终止了引擎，因为显卡上的某个步骤读写了错误的地址：引擎或 ROCm 的错误，或此 ROCm 不熟悉的显卡。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-memory-fault.toml" />
      <source>Turn flash attention off or use Vulkan; another build or driver helps next.</source>
      <translation>请关闭 flash attention 或使用 Vulkan；其次可尝试其他版本或驱动。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-module-load-first-request.toml" />
      <source>The AMD driver crashed while it loaded a computing program</source>
      <translation>AMD 驱动在加载计算程序时崩溃</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-module-load-first-request.toml" />
      <source>On {card}, the AMD driver (HIP) fails when hipBLASLt hands it a program for matrix multiplication: rocBLAS -&gt; hipBLASLt -&gt; TensileLite -&gt; HIP driver. Your files and settings are fine. The engine starts again at the next request and crashes in the same way.</source>
      <translation>在 {card} 上，当 hipBLASLt 交给 AMD 驱动（HIP）一个矩阵乘法程序时驱动失败：rocBLAS -&gt; hipBLASLt -&gt; TensileLite -&gt; HIP 驱动。您的文件和设置没有问题。引擎会在下一个请求时重新启动，并以同样方式崩溃。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-module-load-first-request.toml" />
      <source>Turn hipBLASLt off, so that rocBLAS takes another way. If that does not help, the same card works with llama.cpp over Vulkan.</source>
      <translation>请关闭 hipBLASLt，让 rocBLAS 走另一条路径。如果无效，同一块显卡可使用基于 Vulkan 的 llama.cpp。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-code-object.toml" />
      <source>This ROCm build has no code for your card</source>
      <translation>此 ROCm 版本没有适用于您显卡的代码</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-code-object.toml" />
      <source>The build was made for other AMD cards ({architecture} is not among them).</source>
      <translation>此版本是为其他 AMD 显卡制作的（不包含 {architecture}）。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-code-object.toml" />
      <source>Use a build for this card or Vulkan; on Linux a near relative can be named instead.</source>
      <translation>使用适用于此显卡的版本或 Vulkan；在 Linux 上也可指定相近的显卡。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-device-windows.toml" />
      <source>The HIP runtime does not see the AMD card</source>
      <translation>HIP 运行时看不到 AMD 显卡</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-device-windows.toml" />
      <source>This driver and the engine's HIP runtime do not fit, or a variable hides the card; the model runs on the processor.</source>
      <translation>此驱动程序与引擎的 HIP 运行时不匹配，或有变量隐藏了显卡；模型在处理器上运行。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-device-windows.toml" />
      <source>Update the driver, or use Vulkan.</source>
      <translation>更新驱动程序，或使用 Vulkan。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-out-of-memory.toml" />
      <source>The model and its context need more memory than the AMD card has free now.</source>
      <translation>模型及其上下文需要的内存多于 AMD 显卡当前的空闲显存。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-stack-overflow.toml" />
      <source>The AMD driver ran out of stack while it unloaded a computing program</source>
      <translation>AMD 驱动在卸载计算程序时栈空间耗尽</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-stack-overflow.toml" />
      <source>The same family of driver faults as the crash in hipModuleLoad, in its earlier form: the stack of the engine overflows inside the AMD driver.</source>
      <translation>与 hipModuleLoad 崩溃属于同一类驱动错误的早期形式：引擎的栈在 AMD 驱动中溢出。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-stack-overflow.toml" />
      <source>Turn hipBLASLt off. Larger stacks only turn this crash into another one.</source>
      <translation>请关闭 hipBLASLt。增大栈只会把此崩溃变成另一种。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-wrong-runtime.toml" />
      <source>Windows took another AMD runtime than the engine's own</source>
      <translation>Windows 使用了引擎自带之外的 AMD 运行时</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-wrong-runtime.toml" />
      <source>The driver's amdhip64_7.dll was loaded instead of the one that came with the engine; the two do not fit each other.</source>
      <translation>加载了驱动的 amdhip64_7.dll，而不是引擎自带的；两者不匹配。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-wrong-runtime.toml" />
      <source>Repair the engine: its own runtime must lie beside its program.</source>
      <translation>请修复引擎：其自带的运行时必须与程序放在一起。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hsa-memory-in-use.toml" />
      <source>The ROCm runtime frees memory that is still in use</source>
      <translation>ROCm 运行时释放了仍在使用的内存</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hsa-memory-in-use.toml" />
      <source>Without memory mapping this runtime mixes up memory that it has pinned. The memory is large enough.</source>
      <translation>没有内存映射时，此运行时会弄混已固定的内存。内存是足够的。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hsa-memory-in-use.toml" />
      <source>Let the file be mapped (mmap); a newer ROCm mends it.</source>
      <translation>让文件映射 (mmap)；更新的 ROCm 可修复此问题。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/https-missing.toml" />
      <source>This build cannot download</source>
      <translation>此版本无法下载</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/https-missing.toml" />
      <source>It was built without HTTPS, so it cannot fetch a model by name.</source>
      <translation>它编译时没有 HTTPS，因此无法按名称获取模型。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/https-missing.toml" />
      <source>Let this program fetch the model, or use another build.</source>
      <translation>让本程序获取模型，或使用其他版本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/illegal-instruction.toml" />
      <source>The processor is too old for this engine build</source>
      <translation>处理器对此引擎版本来说太旧</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/illegal-instruction.toml" />
      <source>The build uses instructions (AVX2 or AVX-512) that this processor does not have.</source>
      <translation>此版本使用了该处理器没有的指令（AVX2 或 AVX-512）。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/illegal-instruction.toml" />
      <source>Use the engine build for older processors.</source>
      <translation>请使用适用于较旧处理器的引擎版本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/intel-runtime.toml" />
      <source>Intel's compute driver stopped the engine</source>
      <translation>Intel 的计算驱动停止了引擎</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/intel-runtime.toml" />
      <source>The driver ended the program itself while it used the card.</source>
      <translation>驱动程序在使用显卡时自行结束了程序。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/intel-runtime.toml" />
      <source>Update the driver; in a container, pass the card on.</source>
      <translation>更新驱动程序；在容器中请传入显卡。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ipv6-host.toml" />
      <source>The address to listen on does not belong to this computer</source>
      <translation>要监听的地址不属于本机</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ipv6-host.toml" />
      <source>The host in the settings is not an address of this computer, or IPv6 is off.</source>
      <translation>设置中的主机不是本机的地址，或 IPv6 已关闭。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ipv6-host.toml" />
      <source>Use 127.0.0.1.</source>
      <translation>请使用 127.0.0.1。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-cache-full.toml" />
      <source>Requests at the same time fill the context</source>
      <translation>同时的请求填满了上下文</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-cache-full.toml" />
      <source>All slots share one KV cache, and it has no room left. The engine goes on; the request failed.</source>
      <translation>所有槽位共享一个 KV 缓存，且已无空间。引擎继续运行；该请求失败。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-cache-full.toml" />
      <source>Use a larger context, or fewer slots.</source>
      <translation>使用更大的上下文，或更少的槽位。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-needs-flash-attention.toml" />
      <source>A quantized V cache needs flash attention</source>
      <translation>量化的 V 缓存需要 flash attention</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-needs-flash-attention.toml" />
      <source>The context's V part has fewer bits, and that only works with flash attention, which is off or not possible for this pair of types.</source>
      <translation>上下文的 V 部分位数较少，这只有在 flash attention 下才可行，而它已关闭或不支持这对类型。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-needs-flash-attention.toml" />
      <source>Use 16-bit numbers for the context, or turn flash attention on with the same type for K and V.</source>
      <translation>上下文使用 16 位数字，或开启 flash attention 并让 K 和 V 用同一类型。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/libraries-mixed.toml" />
      <source>Libraries of two builds are mixed</source>
      <translation>混用了两个版本的库</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/libraries-mixed.toml" />
      <source>The program found a library of another build, which lacks a function that it needs. The model and the card are fine.</source>
      <translation>程序找到了另一个版本的库，其中缺少它需要的函数。模型和显卡正常。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/libraries-mixed.toml" />
      <source>Put the engine into a folder of its own and remove old copies of its libraries.</source>
      <translation>把引擎放入单独的文件夹，并删除其库的旧副本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/linux-out-of-memory-killer.toml" />
      <source>The system ended the engine because memory ran out</source>
      <translation>内存耗尽，系统终止了引擎</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/linux-out-of-memory-killer.toml" />
      <source>The model, its context and the other programs together need more RAM than there is, so Linux killed the engine.</source>
      <translation>模型、上下文和其他程序合计需要的内存超过现有内存，因此 Linux 终止了引擎。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/linux-out-of-memory-killer.toml" />
      <source>Use a smaller context or a smaller model, or close other programs.</source>
      <translation>请使用较小的上下文或较小的模型，或关闭其他程序。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/load-timeout.toml" />
      <source>The model was not read within the time allowed</source>
      <translation>模型未在允许的时间内读完</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/load-timeout.toml" />
      <source>The drive is slow for a file of this size, so the program that waits for the engine gave up. The engine did not crash.</source>
      <translation>对这么大的文件来说驱动器太慢，等待引擎的程序因此放弃。引擎没有崩溃。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/load-timeout.toml" />
      <source>Allow more time, or put the model on a local, faster drive.</source>
      <translation>允许更长时间，或将模型放到更快的本地驱动器。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/macos-too-old.toml" />
      <source>This macOS is older than the engine needs</source>
      <translation>此 macOS 比引擎要求的旧</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/macos-too-old.toml" />
      <source>The build uses a part of Metal that this macOS does not have.</source>
      <translation>此版本使用了此 macOS 没有的 Metal 部分。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/macos-too-old.toml" />
      <source>Update macOS, or use a build for older systems.</source>
      <translation>更新 macOS，或使用适用于旧系统的版本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-out-of-memory.toml" />
      <source>The Mac's memory for graphics is full</source>
      <translation>Mac 的图形内存已满</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-out-of-memory.toml" />
      <source>Metal could not get the memory that the model needs; it may have about three quarters of the RAM.</source>
      <translation>Metal 无法获得模型所需的内存；它大约可使用内存的四分之三。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-shaders.toml" />
      <source>The engine's Metal code does not compile on this macOS</source>
      <translation>引擎的 Metal 代码无法在此 macOS 上编译</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-shaders.toml" />
      <source>The compiler of this macOS refuses the code that the build carries.</source>
      <translation>此 macOS 的编译器拒绝该版本携带的代码。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-shaders.toml" />
      <source>Use another build of the engine.</source>
      <translation>使用引擎的其他版本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-victim.toml" />
      <source>Another program made the graphics unit start anew</source>
      <translation>另一个程序使图形单元重新开始</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-victim.toml" />
      <source>A fault elsewhere reset the graphics unit, and this step was thrown away with it.</source>
      <translation>其他地方的故障重置了图形单元，此步骤也随之丢弃。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-victim.toml" />
      <source>Start again, with fewer programs on the graphics unit.</source>
      <translation>重新启动，并减少使用图形单元的程序。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-watchdog.toml" />
      <source>The graphics unit was held too long, so the step was ended</source>
      <translation>图形单元被占用过久，因此该步骤被终止</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-watchdog.toml" />
      <source>One step of a long prompt kept the graphics unit from drawing. This is a time limit of macOS, not a lack of memory.</source>
      <translation>长提示的一个步骤使图形单元无法绘图。这是 macOS 的时间限制，不是内存不足。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-watchdog.toml" />
      <source>Use a newer engine, which makes the steps shorter, or smaller batches.</source>
      <translation>使用步骤更短的新引擎，或更小的批次。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-dll.toml" />
      <source>A library that the engine needs is missing</source>
      <translation>缺少引擎需要的库</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-dll.toml" />
      <source>Windows did not find a DLL: the CUDA, HIP or Visual C++ runtime, or a file of the engine itself.</source>
      <translation>Windows 没有找到某个 DLL：CUDA、HIP 或 Visual C++ 运行时，或引擎自身的文件。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-dll.toml" />
      <source>Repair the engine: it brings its own libraries.</source>
      <translation>请修复引擎：它自带所需的库。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-shared-library.toml" />
      <source>The loader did not find a shared library of the engine or of the graphics driver.</source>
      <translation>加载器没有找到引擎或显卡驱动的共享库。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-shared-library.toml" />
      <source>Repair the engine; if the library belongs to the driver, install the driver.</source>
      <translation>请修复引擎；如果该库属于驱动，请安装驱动。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mlock-failed.toml" />
      <source>The system does not let the engine lock its memory</source>
      <translation>系统不允许引擎锁定内存</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mlock-failed.toml" />
      <source>The limit for locked memory is lower than the model's size. The engine works, only slower.</source>
      <translation>锁定内存的上限小于模型大小。引擎可以工作，只是较慢。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mlock-failed.toml" />
      <source>Raise the limit, or do without locking.</source>
      <translation>请提高上限，或不使用锁定。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mmap-failed.toml" />
      <source>The model's file could not be mapped into memory</source>
      <translation>无法将模型文件映射到内存</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mmap-failed.toml" />
      <source>The system refused: the address space is limited, or the drive does not allow it.</source>
      <translation>系统拒绝：地址空间受限，或磁盘不允许。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mmap-failed.toml" />
      <source>Load the file instead of mapping it.</source>
      <translation>请加载文件而不是映射。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-file-missing.toml" />
      <source>Its drive is not connected, or the file was moved or deleted.</source>
      <translation>其磁盘未连接，或文件被移动或删除。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-file-missing.toml" />
      <source>Connect the drive, or repair the model.</source>
      <translation>请连接磁盘，或修复模型。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-load-failed.toml" />
      <source>The model could not be loaded</source>
      <translation>无法加载模型</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-load-failed.toml" />
      <source>The engine says so and no more; most often the file is damaged or the memory too small.</source>
      <translation>引擎只说了这些；多数情况是文件损坏或内存不足。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-load-failed.toml" />
      <source>Verify the model's file first, then try a smaller context.</source>
      <translation>请先校验模型文件，再尝试较小的上下文。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-answer.toml" />
      <source>The engine runs but answers nothing</source>
      <translation>引擎在运行，但没有应答</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-answer.toml" />
      <source>Its process is alive, but a request or the question whether it is well got no answer in time. A computing step hangs, or the computer is far too busy.</source>
      <translation>它的进程还在，但请求或健康检查没有及时得到应答。某个计算步骤卡住了，或者电脑过于繁忙。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-answer.toml" />
      <source>Start it again; if it happens again, make its steps smaller.</source>
      <translation>请重新启动；如果再次发生，请减小计算步长。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-cpu-backend.toml" />
      <source>The engine finds none of its processor libraries</source>
      <translation>引擎找不到任何处理器库</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-cpu-backend.toml" />
      <source>Its plug-in for the processor is missing, or a library that the plug-in needs is. The model and the memory are fine.</source>
      <translation>其处理器插件缺失，或插件所需的库缺失。模型和内存正常。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-cpu-backend.toml" />
      <source>Repair the engine; on Windows its runtime may be missing too.</source>
      <translation>修复引擎；在 Windows 上也可能缺少其运行时。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-kfd.toml" />
      <source>Linux has no computing interface for the AMD card</source>
      <translation>Linux 没有 AMD 显卡的计算接口</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-kfd.toml" />
      <source>The file /dev/kfd or its list of cards is missing or closed for this user: the amdgpu driver is not loaded, or the user is not in the group render.</source>
      <translation>文件 /dev/kfd 或其显卡列表缺失，或对此用户关闭：amdgpu 驱动未加载，或用户不在 render 组中。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-kfd.toml" />
      <source>Add the user to the groups render and video, then log in again.</source>
      <translation>请将用户加入 render 和 video 组，然后重新登录。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-executable.toml" />
      <source>The engine's program may not be executed</source>
      <translation>不允许执行引擎的程序</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-executable.toml" />
      <source>Its rights are wrong, or its drive forbids programs (noexec).</source>
      <translation>其权限有误，或磁盘禁止运行程序（noexec）。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-executable.toml" />
      <source>Repair the engine, or move the data folder to another drive.</source>
      <translation>请修复引擎，或将数据文件夹移到其他磁盘。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-fetched-pointer.toml" />
      <source>The model's file only points to the model</source>
      <translation>模型文件只是指向模型</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-fetched-pointer.toml" />
      <source>It is a short text of Git LFS; the real file was never fetched.</source>
      <translation>它是 Git LFS 的一小段文本；真正的文件从未取回。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-fetched-pointer.toml" />
      <source>Fetch the model again.</source>
      <translation>重新获取模型。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/nvidia-tdr.toml" />
      <source>The NVIDIA driver was reset</source>
      <translation>NVIDIA 驱动被重置</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/nvidia-tdr.toml" />
      <source>The display driver nvlddmkm stopped answering and Windows or Linux reset it. Driver versions of the 610.88 family are known for it.</source>
      <translation>显示驱动 nvlddmkm 停止响应，Windows 或 Linux 将其重置。610.88 系列的驱动以此问题闻名。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/nvidia-tdr.toml" />
      <source>Use another driver version, and lower the power limit meanwhile.</source>
      <translation>请使用其他驱动版本，在此之前降低功耗上限。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/old-ggml-file.toml" />
      <source>The model is of a kind that is not read any more</source>
      <translation>模型属于不再支持读取的类型</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/old-ggml-file.toml" />
      <source>The file is from before GGUF.</source>
      <translation>该文件早于 GGUF。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/old-ggml-file.toml" />
      <source>Choose a GGUF version of the model.</source>
      <translation>选择模型的 GGUF 版本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/opencl-operation.toml" />
      <source>The OpenCL backend cannot do a step of this model</source>
      <translation>OpenCL 后端无法执行此模型的一个步骤</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/opencl-operation.toml" />
      <source>It does not know the shapes of this model's tensors.</source>
      <translation>它不认识此模型张量的形状。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/opencl-operation.toml" />
      <source>Run on the processor, or use a newer build.</source>
      <translation>在处理器上运行，或使用更新的版本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/option-needs-a-value.toml" />
      <source>An option got a new meaning</source>
      <translation>某个选项有了新含义</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/option-needs-a-value.toml" />
      <source>In this build flash attention is given as on, off or auto; the next option was read as its value.</source>
      <translation>在此版本中 flash attention 以 on、off 或 auto 给出；下一个选项被读成了它的值。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/option-needs-a-value.toml" />
      <source>Give the value.</source>
      <translation>给出该值。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/plugins-not-loadable.toml" />
      <source>The engine's plug-in libraries cannot be loaded</source>
      <translation>引擎的插件库无法加载</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/plugins-not-loadable.toml" />
      <source>None of them fits: files are missing, or what they need is. Answers come from plain processor code.</source>
      <translation>没有一个合适：文件缺失，或所需之物缺失。回答来自普通处理器代码。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/plugins-not-loadable.toml" />
      <source>Repair the engine; on Windows install its runtime.</source>
      <translation>修复引擎；在 Windows 上安装其运行时。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-forbidden.toml" />
      <source>Windows reserves this port</source>
      <translation>Windows 保留了此端口</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-forbidden.toml" />
      <source>No program holds it: Windows (Hyper-V, WSL) reserved a range of ports, or a firewall forbids it.</source>
      <translation>没有程序占用它：Windows（Hyper-V、WSL）保留了一段端口，或防火墙禁止使用。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-forbidden.toml" />
      <source>Use a port outside the reserved ranges.</source>
      <translation>请使用保留范围之外的端口。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-taken.toml" />
      <source>Another program uses the port</source>
      <translation>另一个程序占用了该端口</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-taken.toml" />
      <source>Only one program can listen on {port}. Often it is a second copy of the engine, or another AI program.</source>
      <translation>只有一个程序能监听 {port}。常常是引擎的第二个副本或其他 AI 程序。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-taken.toml" />
      <source>Use the next free port, or end the other program.</source>
      <translation>请使用下一个空闲端口，或结束另一个程序。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-newer.toml" />
      <source>The image part is newer than the engine</source>
      <translation>图像部分比引擎新</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-newer.toml" />
      <source>The file for images is of a kind that this engine build does not know. The model itself may be fine.</source>
      <translation>图像文件属于此版本不认识的类型。模型本身可能正常。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-newer.toml" />
      <source>Update the engine.</source>
      <translation>更新引擎。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-of-another-model.toml" />
      <source>The image part belongs to another model</source>
      <translation>图像部分属于另一个模型</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-of-another-model.toml" />
      <source>The file for images and the text model have different sizes.</source>
      <translation>图像文件与文本模型的尺寸不同。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-of-another-model.toml" />
      <source>Fetch the image part that belongs to this model.</source>
      <translation>获取属于此模型的图像部分。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/python-environment.toml" />
      <source>The engine's Python environment is broken</source>
      <translation>引擎的 Python 环境已损坏</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/python-environment.toml" />
      <source>Python or one of its packages for Strata's server is missing or of a wrong version.</source>
      <translation>Strata 服务器所需的 Python 或某个软件包缺失或版本有误。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/python-environment.toml" />
      <source>Repair the engine: it makes the environment anew.</source>
      <translation>请修复引擎：会重新创建环境。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/read-into-card.toml" />
      <source>The file cannot be read straight into the card's memory</source>
      <translation>文件无法直接读入显卡内存</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/read-into-card.toml" />
      <source>The driver's buffer is no place that the system reads a file into.</source>
      <translation>系统无法将文件读入驱动程序的缓冲区。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/read-into-card.toml" />
      <source>Let the file be mapped (mmap).</source>
      <translation>让文件映射 (mmap)。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rocblas-tensile-missing.toml" />
      <source>The ROCm engine was started on a card that it does not know</source>
      <translation>ROCm 引擎在它不认识的显卡上启动</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rocblas-tensile-missing.toml" />
      <source>ROCm has no matrix programs for {architecture}. Often that is the small graphics unit inside the processor, not the graphics card.</source>
      <translation>ROCm 没有适用于 {architecture} 的矩阵程序。它常常是处理器内的小型图形单元，而不是显卡。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rocblas-tensile-missing.toml" />
      <source>Hide that device from ROCm so that the real card is used, or use Vulkan.</source>
      <translation>请对 ROCm 隐藏该设备以使用真正的显卡，或使用 Vulkan。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rpc-peer-gone.toml" />
      <source>The other computer stopped computing</source>
      <translation>另一台电脑停止了计算</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rpc-peer-gone.toml" />
      <source>The engine's worker on the other machine ended in the middle of a request; its own log says why.</source>
      <translation>另一台机器上的引擎工作进程在请求中途结束；它自己的日志说明原因。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rpc-peer-gone.toml" />
      <source>Look at the other machine, use the same build on both, and start it again.</source>
      <translation>查看另一台机器，两边使用同一版本，然后重新启动它。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sandbox.toml" />
      <source>A sandbox or container forbids what the engine needs</source>
      <translation>沙盒或容器禁止了引擎所需的操作</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sandbox.toml" />
      <source>A system call or a device is blocked.</source>
      <translation>某个系统调用或设备被阻止。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sandbox.toml" />
      <source>Pass the devices on to the container, or run outside it.</source>
      <translation>请将设备传入容器，或在容器外运行。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/smart-app-control.toml" />
      <source>Windows blocked the engine because it is not signed</source>
      <translation>Windows 阻止了引擎，因为它没有签名</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/smart-app-control.toml" />
      <source>Smart App Control lets only signed or well-known programs run.</source>
      <translation>智能应用控制只允许已签名或知名的程序运行。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/smart-app-control.toml" />
      <source>It can only be turned off for the whole computer; llama.cpp in this program's own process may be let through.</source>
      <translation>它只能对整台电脑关闭；在本程序进程内运行的 llama.cpp 可能会被放行。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/split-mode.toml" />
      <source>This model cannot be split between the cards in this way</source>
      <translation>此模型不能以这种方式分到多张显卡</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/split-mode.toml" />
      <source>The engine cannot cut the tensors of this model by rows or by parts.</source>
      <translation>引擎无法按行或按部分切分此模型的张量。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/split-mode.toml" />
      <source>Split by layers instead.</source>
      <translation>改为按层分配。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/stack-overflow.toml" />
      <source>The engine ran out of stack</source>
      <translation>引擎的栈空间耗尽</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/stack-overflow.toml" />
      <source>Calls went too deep, in the engine or in the driver, until the room set apart for them was used up. Nothing in the log says more.</source>
      <translation>引擎或驱动中的调用层次过深，用尽了为其预留的空间。日志中没有更多信息。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/stack-overflow.toml" />
      <source>Another way to the card, or another build, gets you working; the report helps the maintainers.</source>
      <translation>换一种使用显卡的方式或其他版本可以继续工作；报告会帮助维护者。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-checksum.toml" />
      <source>The engine's package is damaged</source>
      <translation>引擎的软件包已损坏</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-checksum.toml" />
      <source>Its SHA-256 is not the one that the project published.</source>
      <translation>其 SHA-256 与项目公布的不同。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-checksum.toml" />
      <source>Fetch it again; never skip the check.</source>
      <translation>请重新获取；切勿跳过校验。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-wrong-arch.toml" />
      <source>This Strata engine was built for other cards</source>
      <translation>此 Strata 引擎是为其他显卡制作的</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-wrong-arch.toml" />
      <source>At its start the engine names the card, its architecture and the list it was built for; your card is not in it.</source>
      <translation>引擎启动时会列出显卡、其架构以及它所支持的列表；您的显卡不在其中。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-wrong-arch.toml" />
      <source>Install the engine package for your card, or use llama.cpp.</source>
      <translation>请安装适用于您的显卡的引擎包，或使用 llama.cpp。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-memory-query.toml" />
      <source>The engine cannot ask how much memory the card has</source>
      <translation>引擎无法查询显卡有多少内存</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-memory-query.toml" />
      <source>This build ends when the Intel card does not answer how much memory is free; builds before it go on.</source>
      <translation>当 Intel 显卡不回答空闲内存时，此版本会结束；之前的版本会继续。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-no-double.toml" />
      <source>The Intel card lacks double precision</source>
      <translation>Intel 显卡缺少双精度</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-no-double.toml" />
      <source>The engine asked for a number type that this card does not compute.</source>
      <translation>引擎要求了此显卡不支持的数字类型。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-no-double.toml" />
      <source>Use Vulkan, or a build without it.</source>
      <translation>使用 Vulkan，或不需要它的版本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-out-of-memory.toml" />
      <source>The Intel card says that its memory is full</source>
      <translation>Intel 显卡表示内存已满</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-out-of-memory.toml" />
      <source>The driver refused memory; some builds say so also where enough is free.</source>
      <translation>驱动程序拒绝了内存；有些版本在空间足够时也会这样说。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-out-of-memory.toml" />
      <source>Put fewer layers on the card, or go back to the build before.</source>
      <translation>在显卡上放更少的层，或回到之前的版本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/temporary-full.toml" />
      <source>The folder for temporary files is full</source>
      <translation>临时文件夹已满</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/temporary-full.toml" />
      <source>The engine unpacks its libraries there and found no room.</source>
      <translation>引擎在那里解压库，但没有空间。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/temporary-full.toml" />
      <source>Free some room, or name a larger temporary folder.</source>
      <translation>释放空间，或指定更大的临时文件夹。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tls-certificate.toml" />
      <source>A secure connection could not be made</source>
      <translation>无法建立安全连接</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tls-certificate.toml" />
      <source>The certificate of the other side was refused: the clock is wrong, something between opens the connection, or the address leads elsewhere.</source>
      <translation>对方的证书被拒绝：时钟不对、中间有程序拆开连接，或地址指向别处。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tls-certificate.toml" />
      <source>Check the date and time, then the proxy and the hosts file.</source>
      <translation>检查日期和时间，然后检查代理和 hosts 文件。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/token-out-of-vocabulary.toml" />
      <source>A program sent tokens of another model</source>
      <translation>程序发送了另一个模型的令牌</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/token-out-of-vocabulary.toml" />
      <source>A token's number lies outside of this model's vocabulary; what the log says of the context only follows from it.</source>
      <translation>某个令牌的编号超出此模型的词表；日志中关于上下文的说法只是由此而来。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/token-out-of-vocabulary.toml" />
      <source>Let the program send text instead of tokens.</source>
      <translation>让程序发送文本而不是令牌。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tokenizer-missing.toml" />
      <source>A part of the model is missing</source>
      <translation>缺少模型的一部分</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tokenizer-missing.toml" />
      <source>Strata's tokenizer was not prepared for this model.</source>
      <translation>没有为此模型准备 Strata 的分词器。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tokenizer-missing.toml" />
      <source>Run set-up for this model again.</source>
      <translation>请为此模型重新运行安装。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/too-many-files.toml" />
      <source>The engine may not open more files</source>
      <translation>引擎不能再打开更多文件</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/too-many-files.toml" />
      <source>The limit for open files of this user is reached.</source>
      <translation>已达到此用户打开文件数的上限。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/too-many-files.toml" />
      <source>Raise the limit, or close other programs.</source>
      <translation>请提高上限，或关闭其他程序。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tool-call-fault.toml" />
      <source>The engine stumbled over a tool call</source>
      <translation>引擎在工具调用上出错</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tool-call-fault.toml" />
      <source>The model wrote a tool call that this build cannot read, and it ended instead of refusing it.</source>
      <translation>模型写出了此版本无法读取的工具调用，它没有拒绝而是结束了。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tools-need-jinja.toml" />
      <source>Tools need the full template reader</source>
      <translation>工具需要完整的模板读取器</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tools-need-jinja.toml" />
      <source>A program sent tools, and the engine was started without its full reader of chat templates.</source>
      <translation>程序发送了工具，而引擎启动时没有完整的聊天模板读取器。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tools-need-jinja.toml" />
      <source>Start with --jinja.</source>
      <translation>使用 --jinja 启动。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ubatch-too-small.toml" />
      <source>The batch is too small for this request</source>
      <translation>批次对此请求来说太小</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ubatch-too-small.toml" />
      <source>Pictures and embeddings must be read in one step, and the step is smaller than they are.</source>
      <translation>图片和嵌入必须一步读完，而该步骤比它们小。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ubatch-too-small.toml" />
      <source>Use larger batches; smaller ones make it worse.</source>
      <translation>使用更大的批次；更小的会更糟。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/unknown-architecture.toml" />
      <source>This engine build does not know the model's architecture</source>
      <translation>此引擎版本不认识该模型的架构</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/unknown-architecture.toml" />
      <source>The model is newer than the engine.</source>
      <translation>模型比引擎更新。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/unknown-architecture.toml" />
      <source>Update the engine; until then another model works.</source>
      <translation>请更新引擎；在此之前可使用其他模型。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/verify-timeout.toml" />
      <source>The engine waited too long for a layer</source>
      <translation>引擎等待某一层的时间过长</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/verify-timeout.toml" />
      <source>With experts mapped from the drive, the system took the memory back while the engine checked a layer.</source>
      <translation>专家从磁盘映射时，系统在引擎检查某一层时收回了内存。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/verify-timeout.toml" />
      <source>Load the experts into memory instead of mapping them.</source>
      <translation>请将专家加载到内存，而不是映射。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vision-missing.toml" />
      <source>This model was started without its image part</source>
      <translation>启动此模型时没有图像部分</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vision-missing.toml" />
      <source>A picture was sent, but the image encoder is not installed or not started.</source>
      <translation>发送了图片，但图像编码器未安装或未启动。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vision-missing.toml" />
      <source>Set the model up with images.</source>
      <translation>请启用图像来设置模型。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vocabulary-regression.toml" />
      <source>This engine build cannot read the model's vocabulary</source>
      <translation>此引擎版本无法读取模型的词表</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vocabulary-regression.toml" />
      <source>The build refuses a field of the vocabulary that other builds read. The file is most likely whole.</source>
      <translation>此版本拒绝了其他版本能读取的词表字段。文件很可能完整。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vocabulary-regression.toml" />
      <source>Go back to the build before; a later one may read it too.</source>
      <translation>回到之前的版本；之后的版本也可能读取它。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vram-low.toml" />
      <source>The graphics memory is nearly full, so Windows moves it about</source>
      <translation>显存几乎已满，因此 Windows 在搬移它</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vram-low.toml" />
      <source>The engine runs, but answers become several times slower because the driver pages graphics memory out.</source>
      <translation>引擎在运行，但由于驱动将显存换出，回答慢了数倍。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vram-low.toml" />
      <source>Leave more graphics memory free.</source>
      <translation>请留出更多空闲显存。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-allocation-limit.toml" />
      <source>One buffer is larger than the driver allows at once</source>
      <translation>一个缓冲区超过驱动程序一次允许的大小</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-allocation-limit.toml" />
      <source>The card is not full: the driver limits the size of a single allocation.</source>
      <translation>显卡没有满：驱动程序限制单次分配的大小。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-allocation-limit.toml" />
      <source>Make the buffer smaller: smaller batches or a smaller context. Newer builds split it.</source>
      <translation>让缓冲区变小：更小的批次或更小的上下文。较新版本会拆分它。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-creation.toml" />
      <source>The driver does not give the card away</source>
      <translation>驱动程序不交出显卡</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-creation.toml" />
      <source>The card counts as lost already when the engine asks for it: its driver is in a bad state.</source>
      <translation>引擎请求显卡时它已被视为丢失：其驱动程序状态不佳。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-creation.toml" />
      <source>Restart the computer, then update the driver.</source>
      <translation>重启电脑，然后更新驱动程序。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-lost.toml" />
      <source>The graphics card was lost in the middle of the work</source>
      <translation>显卡在工作中途丢失</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-lost.toml" />
      <source>The Vulkan driver reset the card or gave it up: a job took too long, or the driver has a fault.</source>
      <translation>Vulkan 驱动重置或放弃了显卡：某个任务耗时过长，或驱动有错误。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-lost.toml" />
      <source>A smaller batch keeps jobs short; a newer driver often mends it.</source>
      <translation>较小的批次可缩短任务；较新的驱动常能解决。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-no-device.toml" />
      <source>Vulkan found no graphics card</source>
      <translation>Vulkan 没有找到显卡</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-no-device.toml" />
      <source>The engine build for Vulkan runs, but no driver offers it a card that it can use.</source>
      <translation>Vulkan 引擎版本可以运行，但没有驱动向它提供可用的显卡。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-no-device.toml" />
      <source>Install the graphics driver, or run on the processor meanwhile.</source>
      <translation>请安装显卡驱动，在此之前使用处理器。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-out-of-memory.toml" />
      <source>Vulkan could not get the memory that the model needs.</source>
      <translation>Vulkan 无法获得模型所需的内存。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-pipeline.toml" />
      <source>The driver cannot build the attention code</source>
      <translation>驱动程序无法构建注意力代码</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-pipeline.toml" />
      <source>Flash attention does not compile with this Vulkan driver.</source>
      <translation>flash attention 无法在此 Vulkan 驱动下编译。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-software-device.toml" />
      <source>Vulkan only found a card made of software</source>
      <translation>Vulkan 只找到软件显卡</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-software-device.toml" />
      <source>No driver of a real card was found, so Mesa's processor device was taken, and it cannot compile the engine's code.</source>
      <translation>没有找到真实显卡的驱动，因此采用了 Mesa 的处理器设备，而它无法编译引擎的代码。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-software-device.toml" />
      <source>Install the card's driver, or use the processor build.</source>
      <translation>安装显卡驱动，或使用处理器版本。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/watchdog-hang.toml" />
      <source>The graphics card hung, and the engine stopped itself</source>
      <translation>显卡卡死，引擎自行停止</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/watchdog-hang.toml" />
      <source>The engine's own watchdog saw no progress for a minute during a request.</source>
      <translation>引擎自带的看门狗在请求期间一分钟内没有看到进展。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/watchdog-hang.toml" />
      <source>A smaller prompt block or another way for large transfers helps most often.</source>
      <translation>较小的提示块或大数据传输的另一种方式最常有效。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/windows-out-of-commit.toml" />
      <source>Windows had no memory left to promise</source>
      <translation>Windows 没有可承诺的内存了</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/windows-out-of-commit.toml" />
      <source>RAM and page file together are too small. Windows counts graphics memory against this limit too, so it runs out although RAM looks free.</source>
      <translation>内存和页面文件合计太小。Windows 也将显存计入此上限，因此即使内存看似空闲也会用尽。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/windows-out-of-commit.toml" />
      <source>Give Windows a larger page file (64 GB, fixed), or use a smaller model.</source>
      <translation>请为 Windows 设置更大的页面文件（固定 64 GB），或使用较小的模型。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Half the context</source>
      <translation>上下文减半</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context becomes half as long.</source>
      <translation>上下文长度变为一半。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Long conversations are cut sooner.</source>
      <translation>长对话会更早被截断。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Smaller numbers for the context</source>
      <translation>上下文使用更小的数值</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The KV cache uses 8-bit numbers (then 4-bit) instead of 16-bit ones.</source>
      <translation>KV 缓存使用 8 位（然后 4 位）数值，而不是 16 位。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers may get a little worse in very long conversations.</source>
      <translation>在很长的对话中回答可能略差。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Full numbers for the context</source>
      <translation>上下文使用完整数值</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The KV cache uses 16-bit numbers.</source>
      <translation>KV 缓存使用 16 位数值。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context needs twice the memory.</source>
      <translation>上下文需要两倍内存。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Fewer layers on the graphics card</source>
      <translation>显卡上放更少的层</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>A third of the layers moves from the card to the processor.</source>
      <translation>三分之一的层从显卡移到处理器。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers come more slowly.</source>
      <translation>回答变慢。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Flash attention off</source>
      <translation>关闭 flash attention</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Attention is computed the plain way.</source>
      <translation>以普通方式计算注意力。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context needs more memory, and long prompts are slower.</source>
      <translation>上下文需要更多内存，长提示更慢。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Smaller batches</source>
      <translation>更小的批次</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The prompt is read in blocks of 128 tokens instead of 512.</source>
      <translation>以 128 个词元 而不是 512 个为一块读取提示。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Prompts are read more slowly.</source>
      <translation>读取提示变慢。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Load the file instead of mapping it</source>
      <translation>加载文件而不是映射</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The model's file is read into memory at the start.</source>
      <translation>启动时将模型文件读入内存。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The start takes longer, and the memory is used fully.</source>
      <translation>启动时间更长，并占用全部内存。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Do not lock the memory</source>
      <translation>不锁定内存</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The system may move parts of the model to the drive.</source>
      <translation>系统可以将模型的一部分移到磁盘。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers may stall when memory is short.</source>
      <translation>内存不足时回答可能停顿。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>One thread less</source>
      <translation>减少一个线程</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine leaves one core to the system.</source>
      <translation>引擎给系统留出一个核心。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers are a little slower.</source>
      <translation>回答略慢。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Run on the processor</source>
      <translation>在处理器上运行</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>llama.cpp runs the model on the processor and leaves the graphics card alone.</source>
      <translation>llama.cpp 在处理器上运行模型，不使用显卡。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Much slower answers; it works on every computer.</source>
      <translation>回答慢得多；适用于所有电脑。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Use llama.cpp over Vulkan</source>
      <translation>使用基于 Vulkan 的 llama.cpp</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Another engine on the same card: llama.cpp with Vulkan, which does not use the part that crashes.</source>
      <translation>同一块显卡上的另一个引擎：使用 Vulkan 的 llama.cpp，不使用会崩溃的部分。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Another download; a smaller model on most cards.</source>
      <translation>需要另行下载；在多数显卡上模型更小。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Hide the graphics unit of the processor</source>
      <translation>隐藏处理器的图形单元</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine sees only the graphics card (HIP_VISIBLE_DEVICES).</source>
      <translation>引擎只看到显卡（HIP_VISIBLE_DEVICES）。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Nothing.</source>
      <translation>无。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Larger batches</source>
      <translation>更大的批次</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The prompt is read in larger blocks, as large as the request needs.</source>
      <translation>提示以更大的块读取，大小如请求所需。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>More memory.</source>
      <translation>更多内存。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>A context as large as the request</source>
      <translation>与请求一样大的上下文</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context becomes as long as the request needs.</source>
      <translation>上下文变为请求所需的长度。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>One request at a time</source>
      <translation>一次一个请求</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine answers one request after the other, each with the whole context.</source>
      <translation>引擎逐个回答请求，每个都使用整个上下文。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Others wait for their turn.</source>
      <translation>其他请求排队等候。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Split by layers</source>
      <translation>按层分配</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Whole layers go to each card (--split-mode layer).</source>
      <translation>整层放到每张显卡上 (--split-mode layer)。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Nothing for most models.</source>
      <translation>对大多数模型没有影响。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Map the file</source>
      <translation>映射文件</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The model's file is mapped instead of read into memory.</source>
      <translation>模型文件以映射代替读入内存。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Flash attention on</source>
      <translation>开启 flash attention</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Attention takes the fast way (--flash-attn on).</source>
      <translation>注意力走快速路径 (--flash-attn on)。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Nothing where the card can do it.</source>
      <translation>在显卡支持时没有代价。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without the fused expert step</source>
      <translation>不用融合专家步骤</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Removes --fused-moe.</source>
      <translation>移除 --fused-moe。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Slower answers.</source>
      <translation>回答更慢。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without images</source>
      <translation>不用图像</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine starts without the image part.</source>
      <translation>引擎启动时不带图像部分。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>No images in chats.</source>
      <translation>聊天中没有图像。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without the draft model</source>
      <translation>不用草稿模型</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Removes the draft model.</source>
      <translation>移除草稿模型。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without the adapter</source>
      <translation>不用适配器</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Removes the LoRA and the control vector.</source>
      <translation>移除 LoRA 和控制向量。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The model answers without their changes.</source>
      <translation>模型回答时不带它们的改动。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The full template reader</source>
      <translation>完整的模板读取器</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Starts with --jinja.</source>
      <translation>以 --jinja 启动。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Name a related AMD card</source>
      <translation>指定相近的 AMD 显卡</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Sets HSA_OVERRIDE_GFX_VERSION to the nearest card that the build knows.</source>
      <translation>将 HSA_OVERRIDE_GFX_VERSION 设为此版本认识的最相近显卡。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Untried by the maker; some steps may fail.</source>
      <translation>未经厂商测试；某些步骤可能失败。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Turn hipBLASLt off</source>
      <translation>关闭 hipBLASLt</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets ROCBLAS_USE_HIPBLASLT=0, so that rocBLAS does the matrix work itself.</source>
      <translation>设置 ROCBLAS_USE_HIPBLASLT=0，由 rocBLAS 自行完成矩阵计算。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Prompts may be read more slowly.</source>
      <translation>读取提示可能变慢。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the tuning table</source>
      <translation>不使用调优表</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes STRATA_HIPBLASLT_TUNING from the engine's environment.</source>
      <translation>从引擎环境中移除 STRATA_HIPBLASLT_TUNING。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the gfx12 defaults</source>
      <translation>不使用 gfx12 默认值</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_GFX12_DEFAULTS=0.</source>
      <translation>设置 STRATA_GFX12_DEFAULTS=0。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Slower prompts; known not to help against the hipModuleLoad crash.</source>
      <translation>提示更慢；已知对 hipModuleLoad 崩溃无效。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Start without HIP_PATH</source>
      <translation>不带 HIP_PATH 启动</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes HIP_PATH, HIP_DEVICE_LIB_PATH and LLVM_PATH from the engine's environment.</source>
      <translation>从引擎环境中移除 HIP_PATH、HIP_DEVICE_LIB_PATH 和 LLVM_PATH。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Move the context by direct transfers</source>
      <translation>以直接传输移动上下文</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_KV_HOST_DMA=1.</source>
      <translation>设置 STRATA_KV_HOST_DMA=1。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Context without streaming</source>
      <translation>上下文不使用流式传输</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes --kv-resident; the context then must fit the card.</source>
      <translation>移除 --kv-resident；之后上下文必须能放入显卡。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>A smaller context.</source>
      <translation>上下文变小。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Smaller prompt blocks</source>
      <translation>更小的提示块</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>The prompt is read in blocks of 512 tokens.</source>
      <translation>以 512 个词元 为一块读取提示。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Wait after each step</source>
      <translation>每一步之后等待</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_PF_STEP_SYNC=1, which also tells which step hangs.</source>
      <translation>设置 STRATA_PF_STEP_SYNC=1，也能显示哪一步卡住。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Slower prompts.</source>
      <translation>提示更慢。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Large transfers without pinned memory</source>
      <translation>大数据传输不使用锁页内存</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets GPU_PINNED_MIN_XFER_SIZE=1048576.</source>
      <translation>设置 GPU_PINNED_MIN_XFER_SIZE=1048576。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Slightly slower.</source>
      <translation>略慢。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Experts in memory instead of mapped</source>
      <translation>专家放在内存中而不是映射</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes --mmap-experts.</source>
      <translation>移除 --mmap-experts。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Needs the RAM for all experts.</source>
      <translation>需要能容纳所有专家的内存。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without drafting</source>
      <translation>不使用草稿</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets --spec 0.</source>
      <translation>设置 --spec 0。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the control vector</source>
      <translation>不使用控制向量</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes the experimental speed projection.</source>
      <translation>移除实验性的加速投影。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Nothing for most users.</source>
      <translation>对多数用户没有影响。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Low-RAM mode</source>
      <translation>低内存模式</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Unpinned experts (STRATA_RESIDENT_PIN=0), so that the system can breathe.</source>
      <translation>专家不锁页（STRATA_RESIDENT_PIN=0），让系统有余地。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Leave more graphics memory free</source>
      <translation>留出更多空闲显存</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets --vram-reserve-mib 1500.</source>
      <translation>设置 --vram-reserve-mib 1500。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Fewer experts on the card, slower answers.</source>
      <translation>显卡上的专家更少，回答更慢。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Expert cache by itself</source>
      <translation>自动专家缓存</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets --expert-cache auto.</source>
      <translation>设置 --expert-cache auto。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the WDDM budget</source>
      <translation>不使用 WDDM 预算</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_WDDM_BUDGET=0.</source>
      <translation>设置 STRATA_WDDM_BUDGET=0。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Windows may page graphics memory.</source>
      <translation>Windows 可能换出显存。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Repair the engine's files</source>
      <translation>修复引擎文件</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Every file of the engine is checked, and what is wrong is fetched again.</source>
      <translation>检查引擎的每个文件，重新获取有误的文件。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A small download.</source>
      <translation>少量下载。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Repair the model's files</source>
      <translation>修复模型文件</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Every file of the model is checked, and only what is wrong is fetched again.</source>
      <translation>检查模型的每个文件，只重新获取有误的部分。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download of what is wrong.</source>
      <translation>下载有误的部分。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Go back to the previous engine build</source>
      <translation>退回到上一个引擎版本</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The build that worked before is used again.</source>
      <translation>重新使用之前可用的版本。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Without what the newer build brought.</source>
      <translation>失去新版本带来的内容。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update the engine</source>
      <translation>更新引擎</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The newest build that the catalogue knows is installed beside the old one.</source>
      <translation>将目录所知的最新版本安装在旧版本旁边。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download.</source>
      <translation>需要下载。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the CUDA 12 engine</source>
      <translation>使用 CUDA 12 引擎</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The build for older drivers and cards is installed.</source>
      <translation>安装适用于较旧驱动和显卡的版本。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download; slightly slower.</source>
      <translation>需要下载；略慢。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the build for older processors</source>
      <translation>使用适用于较旧处理器的版本</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A build without AVX2 or AVX-512 is installed.</source>
      <translation>安装不使用 AVX2 或 AVX-512 的版本。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the embedded engine</source>
      <translation>使用内置引擎</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>llama.cpp inside this program's own process is used.</source>
      <translation>使用本程序进程内的 llama.cpp。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Processor only: slower answers.</source>
      <translation>仅用处理器：回答更慢。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use a smaller model</source>
      <translation>使用较小的模型</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up offers the next smaller size.</source>
      <translation>安装程序提供下一个较小的规格。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Answers are less good.</source>
      <translation>回答质量较低。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Choose another model</source>
      <translation>选择其他模型</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens.</source>
      <translation>打开安装向导。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set up with images</source>
      <translation>启用图像来设置</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens with images on.</source>
      <translation>打开已启用图像的安装向导。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download of about 1 GB.</source>
      <translation>下载约 1 GB。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use a larger context</source>
      <translation>使用更大的上下文</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens with the largest context that fits.</source>
      <translation>打开安装向导，使用放得下的最大上下文。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use a smaller context</source>
      <translation>使用较小的上下文</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens with a smaller context.</source>
      <translation>打开安装向导，使用较小的上下文。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the next free port</source>
      <translation>使用下一个空闲端口</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The engine listens on the next free port.</source>
      <translation>引擎在下一个空闲端口上监听。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Programs that use the old address must be changed.</source>
      <translation>使用旧地址的程序需要更改。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>End the program that uses the port</source>
      <translation>结束占用该端口的程序</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The program is named; you decide.</source>
      <translation>会显示该程序；由您决定。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Whatever that program does.</source>
      <translation>该程序正在做的事情。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Show the reserved ports</source>
      <translation>显示被保留的端口</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`netsh interface ipv4 show excludedportrange protocol=tcp` lists them.</source>
      <translation>`netsh interface ipv4 show excludedportrange protocol=tcp` 会列出它们。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Listen on this computer only</source>
      <translation>仅在本机监听</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The address becomes 127.0.0.1.</source>
      <translation>地址变为 127.0.0.1。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Other computers cannot use it.</source>
      <translation>其他电脑无法使用它。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Give Windows a larger page file</source>
      <translation>为 Windows 设置更大的页面文件</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Settings: a fixed page file of 65,536 MB. It needs a restart.</source>
      <translation>设置：固定 65,536 MB 的页面文件。需要重启。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>64 GB of disk space.</source>
      <translation>64 GB 磁盘空间。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Raise the limit for locked memory</source>
      <translation>提高锁定内存的上限</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`ulimit -l unlimited`, or a line in /etc/security/limits.conf.</source>
      <translation>`ulimit -l unlimited`，或在 /etc/security/limits.conf 中添加一行。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update the graphics driver</source>
      <translation>更新显卡驱动</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Install the maker's newest driver (nvidia.com/drivers, amd.com/support, intel.com/support).</source>
      <translation>安装厂商的最新驱动（nvidia.com/drivers、amd.com/support、intel.com/support）。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A restart.</source>
      <translation>一次重启。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Allow this user to use the card</source>
      <translation>允许此用户使用显卡</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`sudo usermod -aG render,video USER`, then log in again.</source>
      <translation>`sudo usermod -aG render,video USER`，然后重新登录。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A new login.</source>
      <translation>重新登录。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Allow the engine's folder in the antivirus</source>
      <translation>在杀毒软件中允许引擎的文件夹</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Look into its quarantine; the report names file and hash. Do not switch the antivirus off.</source>
      <translation>请查看其隔离区；报告中列有文件和哈希。请不要关闭杀毒软件。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Install the Visual C++ runtime</source>
      <translation>安装 Visual C++ 运行时</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Microsoft's package vc_redist.x64.exe.</source>
      <translation>微软的软件包 vc_redist.x64.exe。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Free some disk space</source>
      <translation>腾出磁盘空间</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The storage page shows what lies where.</source>
      <translation>存储页面显示各项内容的位置。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Whatever you delete.</source>
      <translation>您删除的内容。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Move the data folder</source>
      <translation>移动数据文件夹</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>To another drive, with a path of plain letters.</source>
      <translation>移到其他磁盘，路径只含普通字母。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Copying takes a while.</source>
      <translation>复制需要一些时间。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Close other programs</source>
      <translation>关闭其他程序</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Browsers and games hold most memory.</source>
      <translation>浏览器和游戏占用的内存最多。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Restart the computer</source>
      <translation>重启电脑</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The old driver goes, the new one is loaded.</source>
      <translation>旧驱动退出，加载新驱动。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Start the engine again</source>
      <translation>重新启动引擎</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The engine is started and asked.</source>
      <translation>启动引擎并提问。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update the system</source>
      <translation>更新系统</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A newer release of this Linux brings the library.</source>
      <translation>此 Linux 的较新版本带有该库。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A large update.</source>
      <translation>一次大更新。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Pass the card on to the container</source>
      <translation>将显卡传入容器</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`--device /dev/dri --device /dev/kfd`, or the NVIDIA container toolkit.</source>
      <translation>`--device /dev/dri --device /dev/kfd`，或 NVIDIA 容器工具包。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Take the last change back</source>
      <translation>撤销上一次更改</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The profile is as it was before.</source>
      <translation>配置方案恢复原样。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Without that change.</source>
      <translation>失去该更改。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set the key again</source>
      <translation>重新设置密钥</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The settings open.</source>
      <translation>打开设置。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Remove old copies of the libraries</source>
      <translation>删除库的旧副本</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Delete libggml, libllama and libmtmd of earlier installs (such as in /usr/local/lib), or unpack the build into an empty folder.</source>
      <translation>删除早先安装的 libggml、libllama 和 libmtmd（例如在 /usr/local/lib），或将版本解压到空文件夹。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Other programs that use those copies need their own.</source>
      <translation>使用这些副本的其他程序需要自己的副本。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update macOS</source>
      <translation>更新 macOS</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A newer macOS has what the build needs.</source>
      <translation>更新的 macOS 具有此版本所需的内容。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Allow more time for loading</source>
      <translation>允许更长的加载时间</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Raise the limit of the program that waits (for ollama: OLLAMA_LOAD_TIMEOUT=30m).</source>
      <translation>提高等待程序的限制（ollama：OLLAMA_LOAD_TIMEOUT=30m）。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Put the model on a local drive</source>
      <translation>将模型放到本地驱动器</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>An internal SSD reads a model in seconds; network and cloud drives take minutes.</source>
      <translation>内置 SSD 几秒即可读取模型；网络和云盘需要几分钟。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Change the request</source>
      <translation>修改请求</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The program that sent it must change its messages, its schema or its tools.</source>
      <translation>发送请求的程序必须修改其消息、架构或工具。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Join the pieces</source>
      <translation>合并各部分</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Put all files into one folder; pieces named part1of2 are joined with copy /b or cat.</source>
      <translation>将所有文件放入一个文件夹；名为 part1of2 的部分用 copy /b 或 cat 合并。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Room for the joined file.</source>
      <translation>合并后文件所需的空间。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Accept the license</source>
      <translation>接受许可证</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>On the model's page; then give an access token.</source>
      <translation>在模型页面上；然后提供访问令牌。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>An account there.</source>
      <translation>那里的一个账户。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Check the clock, the proxy and the hosts file</source>
      <translation>检查时钟、代理和 hosts 文件</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The date must be right, the proxy's certificate known, and no line of the hosts file may name the server.</source>
      <translation>日期必须正确，代理的证书必须受信任，hosts 文件中不得有该服务器的行。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Register the loader of llamafiles</source>
      <translation>注册 llamafile 的加载器</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Put the ape loader into /usr/bin and register it with binfmt_misc.</source>
      <translation>将 ape 加载器放入 /usr/bin 并在 binfmt_misc 中注册。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Once after each restart of the computer.</source>
      <translation>每次重启电脑后一次。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Start the other machine's worker again</source>
      <translation>重新启动另一台机器的工作进程</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the same build on both machines.</source>
      <translation>两台机器使用同一版本。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use another temporary folder</source>
      <translation>使用其他临时文件夹</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set TEMP and TMP (TMPDIR on Linux) to a folder with a plain name and enough room.</source>
      <translation>将 TEMP 和 TMP（Linux 上为 TMPDIR）设为名称简单且空间足够的文件夹。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program touched memory that is not its own (access violation): a fault in the driver or the engine.</source>
      <translation>程序访问了不属于自己的内存（访问冲突）：驱动或引擎的错误。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program used up its stack (stack overflow): a fault in the driver or the engine.</source>
      <translation>程序耗尽了栈（栈溢出）：驱动或引擎的错误。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program stopped itself after an internal check failed (abort); the last log line says which.</source>
      <translation>程序在内部检查失败后自行停止（中止）；日志最后一行说明是哪个检查。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program's memory was damaged from inside (heap corruption): a fault in the driver or the engine.</source>
      <translation>程序的内存从内部被破坏（堆损坏）：驱动或引擎的错误。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL that the engine needs is missing (CUDA, HIP or Visual C++ runtime).</source>
      <translation>缺少引擎需要的 DLL（CUDA、HIP 或 Visual C++ 运行时）。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL is too old or of another version than the engine needs.</source>
      <translation>某个 DLL 太旧，或版本与引擎所需的不同。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL could not start; often a broken driver or an ended session.</source>
      <translation>某个 DLL 无法启动；常常是驱动损坏或会话已结束。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program could not be set up: one of its libraries failed while it was loaded.</source>
      <translation>程序无法初始化：它的一个库在加载时失败。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The processor does not know an instruction that this engine build uses (AVX2 or AVX-512).</source>
      <translation>处理器不认识此引擎版本使用的指令（AVX2 或 AVX-512）。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows refused access to a file of the engine: antivirus or folder rights.</source>
      <translation>Windows 拒绝访问引擎的文件：杀毒软件或文件夹权限。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file is damaged, or 32-bit and 64-bit parts were mixed.</source>
      <translation>文件已损坏，或混用了 32 位和 64 位的部分。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file could not be read while the engine used it: its drive is failing or was unplugged.</source>
      <translation>引擎使用某个文件时无法读取它：磁盘故障或已拔出。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows had no memory left to give (RAM and page file).</source>
      <translation>Windows 没有可分配的内存了（内存和页面文件）。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows had no memory left to promise: the page file is too small.</source>
      <translation>Windows 没有可承诺的内存了：页面文件太小。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program divided by zero: a fault in the engine.</source>
      <translation>程序除以了零：引擎的错误。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program ran an instruction that programs may not run: a fault in the driver or the engine.</source>
      <translation>程序执行了不允许执行的指令：驱动或引擎的错误。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was closed with Ctrl+C or by closing its window.</source>
      <translation>它被 Ctrl+C 或关闭窗口所终止。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program stopped itself at once after an internal check failed.</source>
      <translation>程序在内部检查失败后立即自行停止。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>An internal check of the program failed.</source>
      <translation>程序的内部检查失败。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows refused an unsigned file (Smart App Control or a policy).</source>
      <translation>Windows 拒绝了未签名的文件（智能应用控制或策略）。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL that is loaded on demand is missing.</source>
      <translation>缺少按需加载的 DLL。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL that is loaded on demand is of another version than the engine needs.</source>
      <translation>按需加载的 DLL 版本与引擎所需的不同。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program ended with an error that it did not handle (C++ exception); the last log line says which.</source>
      <translation>程序因未处理的错误（C++ 异常）结束；日志最后一行说明是哪个错误。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was ended from outside, for example by the Task Manager or at shutdown.</source>
      <translation>它被外部终止，例如任务管理器或关机。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>An internal check of the program failed (breakpoint).</source>
      <translation>程序的内部检查失败（断点）。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program that hosted the engine ended it; its log says why.</source>
      <translation>承载引擎的程序将其终止；其日志说明了原因。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file that it needs is no Windows program: it is damaged or not what its name says.</source>
      <translation>它需要的某个文件不是 Windows 程序：已损坏，或与名称不符。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file that it needs is damaged.</source>
      <translation>它需要的某个文件已损坏。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A number became too large for its place.</source>
      <translation>某个数过大，超出了范围。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It divided by zero.</source>
      <translation>它除以了零。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The drive is full.</source>
      <translation>磁盘已满。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It met an error after which it could not go on.</source>
      <translation>它遇到了无法继续的错误。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It used something that was closed already.</source>
      <translation>它使用了已经关闭的内容。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It called the C library with a wrong value.</source>
      <translation>它以错误的值调用了 C 库。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The antivirus blocked one of its files.</source>
      <translation>杀毒软件阻止了它的一个文件。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The antivirus removed one of its files.</source>
      <translation>杀毒软件移除了它的一个文件。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Its terminal was closed.</source>
      <translation>其终端已关闭。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was stopped with Ctrl+C.</source>
      <translation>它被 Ctrl+C 停止。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was asked to quit from the keyboard.</source>
      <translation>它从键盘收到退出请求。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program stopped itself after an internal check failed; the last log line says which.</source>
      <translation>程序在内部检查失败后自行停止；日志最后一行说明是哪个检查。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A mapped file could not be read any more: it was cut short, its drive is away, or memory ran out.</source>
      <translation>无法再读取已映射的文件：它被截短、其磁盘不在，或内存耗尽。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program made an impossible calculation: a fault in the engine.</source>
      <translation>程序进行了不可能的计算：引擎的错误。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was killed from outside, most often by the system because memory ran out.</source>
      <translation>它被外部强制终止，多数是系统因内存耗尽所为。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program touched memory that is not its own: a fault in the driver or the engine.</source>
      <translation>程序访问了不属于自己的内存：驱动或引擎的错误。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program that it wrote to was gone.</source>
      <translation>它写入的目标程序已不在。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was asked to stop.</source>
      <translation>它收到了停止请求。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It used more processor time than it may.</source>
      <translation>它使用的处理器时间超过允许。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It wrote a larger file than it may.</source>
      <translation>它写入的文件大于允许。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It used a system call that a sandbox forbids.</source>
      <translation>它使用了沙盒禁止的系统调用。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The engine's program may not be executed: its rights are wrong, or the drive forbids it.</source>
      <translation>不允许执行引擎的程序：权限有误，或磁盘禁止。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The engine's program, or a library that it needs, was not found.</source>
      <translation>没有找到引擎的程序或它需要的库。</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Reading the model's weights</source>
      <translation>正在读取模型权重</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Making room for the context</source>
      <translation>正在为上下文腾出空间</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Putting layers on the card</source>
      <translation>正在将层放到显卡上</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>No card can be used</source>
      <translation>没有可用的显卡</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The model is in memory</source>
      <translation>模型已在内存中</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The engine takes requests</source>
      <translation>引擎可接受请求</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The prompt was read</source>
      <translation>已读取提示</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The answer was written</source>
      <translation>已写出回答</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The port could not be used</source>
      <translation>无法使用该端口</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine had stopped (exit code {code}) and is started again</source>
      <translation>引擎已停止（退出代码 {code}），正在重新启动</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine's process was started</source>
      <translation>引擎进程已启动</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine runs again</source>
      <translation>引擎再次运行</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine stopped unexpectedly (exit code {code})</source>
      <translation>引擎意外停止（退出代码 {code}）</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine ended while loading</source>
      <translation>引擎在加载时结束</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine crashed ({exception})</source>
      <translation>引擎崩溃（{exception}）</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The graphics card hangs</source>
      <translation>显卡卡死</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Port {port} is in use</source>
      <translation>端口 {port} 已被占用</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The graphics driver failed: {reason}</source>
      <translation>显卡驱动失败：{reason}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The graphics card could not start a task: {reason}</source>
      <translation>显卡无法启动任务：{reason}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine waited too long for memory</source>
      <translation>引擎等待内存的时间过长</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Memory ran out</source>
      <translation>内存耗尽</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The image encoder could not be started</source>
      <translation>无法启动图像编码器</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Starting the image encoder</source>
      <translation>正在启动图像编码器</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Loading the model again</source>
      <translation>正在重新加载模型</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Using {card}</source>
      <translation>正在使用 {card}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The AMD runtime is loaded</source>
      <translation>AMD 运行时已加载</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Loading about {experts_gb} GB of experts into RAM; the computer can freeze for a minute or two</source>
      <translation>正在将约 {experts_gb} GB 的专家加载到内存；电脑可能会卡顿一两分钟</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Experts are locked in RAM</source>
      <translation>专家已锁定在内存中</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Loading the experts into RAM</source>
      <translation>正在将专家加载到内存</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Experts are in RAM</source>
      <translation>专家已在内存中</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Filling the card's memory with the {expert_slots} hottest experts</source>
      <translation>正在用 {expert_slots} 个最常用的专家填充显存</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Filling the card's memory with experts</source>
      <translation>正在用专家填充显存</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Everything is loaded; {free_vram_mib} MiB of the card's memory stay free</source>
      <translation>全部加载完成；显存还剩 {free_vram_mib} MiB</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Almost ready</source>
      <translation>即将就绪</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Still loading, {seconds} s so far</source>
      <translation>仍在加载，已用 {seconds} 秒</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine is loaded</source>
      <translation>引擎已加载</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Reading the prompt</source>
      <translation>正在读取提示</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>A request failed: {reason}</source>
      <translation>请求失败：{reason}</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>This model asks for your agreement</source>
      <translation>此模型需要您的同意</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The source delivers something else</source>
      <translation>来源提供了其他内容</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy blocks the download</source>
      <translation>代理阻止了下载</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The connection is not trusted</source>
      <translation>连接不受信任</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The file is not there any more</source>
      <translation>文件已不存在</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The server refuses the download</source>
      <translation>服务器拒绝下载</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The server is too busy</source>
      <translation>服务器过于繁忙</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The server has a fault</source>
      <translation>服务器出现故障</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Accept the licence on the model's page, make a token in your account there, enter it in the settings.</source>
      <translation>请在模型页面接受许可，在您的账户中创建令牌，并在设置中输入。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again; if it stays so, choose another mirror in the settings or tell us about this file.</source>
      <translation>请再试一次；如果依旧如此，请在设置中选择其他镜像，或告诉我们这个文件。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Open the source in a browser: a log-in page of the network may be in the way. Then try again.</source>
      <translation>请在浏览器中打开来源：可能被网络的登录页面拦截。然后再试。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Enter the proxy with its user name and password in the settings, or ask the administrator.</source>
      <translation>请在设置中输入带用户名和密码的代理，或询问管理员。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>On a company network, choose its certificate file (PEM) in the settings. Check the clock too.</source>
      <translation>在公司网络中，请在设置中选择其证书文件（PEM）。也请检查时钟。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again later or choose another mirror in the settings.</source>
      <translation>请稍后再试，或在设置中选择其他镜像。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again later; a token in the settings raises the limit of Hugging Face.</source>
      <translation>请稍后再试；在设置中填写令牌可提高 Hugging Face 的限额。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again later or choose another mirror in the settings. What was downloaded is kept.</source>
      <translation>请稍后再试，或在设置中选择其他镜像。已下载的内容会保留。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>your home folder</source>
      <translation>您的主文件夹</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>the computer's name</source>
      <translation>电脑名称</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>your user name</source>
      <translation>您的用户名</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>keys and tokens</source>
      <translation>密钥和令牌</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>user names in paths</source>
      <translation>路径中的用户名</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>signed addresses</source>
      <translation>带签名的地址</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>mail addresses</source>
      <translation>邮件地址</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>network addresses</source>
      <translation>网络地址</translation>
    </message>
  </context>
</TS>
