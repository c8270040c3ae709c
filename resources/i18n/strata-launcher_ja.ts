<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
  <context>
    <name>app</name>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>How much memory {card} has could not be found out, so it is not counted on.</source>
      <translation>{card} のメモリ容量が分からなかったため、計算に入れていません。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>Other programs hold most of the memory of {card} now; close them before you start the model.</source>
      <translation>他のプログラムが {card} のメモリの大半を使っています。モデルを起動する前に閉じてください。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>RAM</source>
      <translation>RAM</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>memory</source>
      <translation>メモリ</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>RAM and page file</source>
      <translation>RAM とページファイル</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>VRAM of {card}</source>
      <translation>{card} の VRAM</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>weights</source>
      <translation>重み</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>context</source>
      <translation>コンテキスト</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>work space</source>
      <translation>作業領域</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>free</source>
      <translation>空き</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>display</source>
      <translation>画面表示</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>system</source>
      <translation>システム</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>Strata's own set-up would take {model} with a context of {tokens} tokens on {cards}.</source>
      <translation>Strata 自身のセットアップなら、{cards} でコンテキスト {tokens} トークンの {model} を選びます。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>{theirs} would leave only {left} of RAM to your programs, so we take {ours}.</source>
      <translation>{theirs} では他のプログラムに RAM が {left} しか残らないため、{ours} を選びます。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise {engine}: what Strata could run here would be slower or smaller than {model}.</source>
      <translation>{engine} をお勧めします。ここで Strata が動かせるものは、{model} より遅いか小さくなります。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>{theirs} would not fit beside your programs, so we take {ours}.</source>
      <translation>{theirs} は他のプログラムと同時には収まらないため、{ours} を選びます。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise {engine}: for this system and card there is no ready-made Strata engine, it has to be compiled.</source>
      <translation>{engine} をお勧めします。このシステムとカードには完成済みの Strata エンジンがなく、コンパイルが必要です。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise {engine}: none of Strata's sizes fits the memory that this computer has.</source>
      <translation>{engine} をお勧めします。Strata のどのサイズも、この PC のメモリに収まりません。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>It would first ask for your consent, because the RAM is short for that.</source>
      <translation>RAM に余裕がないため、先に同意を求められます。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We take {model} instead, because it suits what you want to do better.</source>
      <translation>やりたいことにより適した {model} を代わりに選びます。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>Strata's setup does not serve {card}, but users run it there with an engine that they compiled; this program does not compile it.</source>
      <translation>Strata のセットアップは {card} に対応していませんが、自分でコンパイルしたエンジンで動かしている人がいます。このプログラムはコンパイルを行いません。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>It would use its low-RAM mode.</source>
      <translation>省 RAM モードを使います。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise the same.</source>
      <translation>私たちのお勧めも同じです。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We start with a context of {ours} tokens, which leaves more room on the card; it can be changed.</source>
      <translation>カードに余裕を残すため、{ours} トークンのコンテキストから始めます。後で変更できます。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We give {ours} tokens of context instead of {theirs}: the memory holds them.</source>
      <translation>メモリに収まるため、{theirs} ではなく {ours} トークンのコンテキストにします。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We take {ours} instead of {theirs}: it answers better and fits as well.</source>
      <translation>{theirs} ではなく {ours} を選びます。回答の質が良く、同じように収まります。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>Its documentation recommends it too.</source>
      <translation>公式ドキュメントもこれを勧めています。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{build} needs driver {needed} or newer for {card}; {version} is installed.</source>
      <translation>{build} には、{card} でドライバー {needed} 以降が必要です。現在は {version} です。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{build} needs a processor with {features}; this one has none.</source>
      <translation>{build} には {features} に対応したプロセッサーが必要ですが、このプロセッサーは対応していません。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{engine} has no ready-made build for {here}; there are builds for {systems}.</source>
      <translation>{engine} には {here} 用の完成済みビルドがありません。{systems} 用があります。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{engine} needs a graphics card of these kinds: {cards}. This computer has none.</source>
      <translation>{engine} には次の種類のグラフィックカードが必要です：{cards}。この PC にはありません。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated; {part} % of the model runs on the card</source>
      <translation>推定値。モデルの {part} % がカードで動きます</translation>
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated from the speed of the RAM</source>
      <translation>RAM の速度からの推定</translation>
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated from the card's memory speed, {speed} GB/s</source>
      <translation>カードのメモリ速度 {speed} GB/s からの推定</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata needs an NVIDIA card of the RTX 20 series or newer, or an AMD card of these: {list}.</source>
      <translation>Strata には NVIDIA の RTX 20 シリーズ以降、または次の AMD カードが必要です：{list}。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata does not run on this AMD card; it runs on {list}.</source>
      <translation>Strata はこの AMD カードでは動きません。対応は {list} です。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata needs an NVIDIA card of the RTX 20 series or newer.</source>
      <translation>Strata には NVIDIA の RTX 20 シリーズ以降が必要です。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It warns: the card has less than 11 GB.</source>
      <translation>警告：カードのメモリが 11 GB 未満です。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It advises a context of 8,192 tokens and the English draft words.</source>
      <translation>8,192 トークンのコンテキストと英語のドラフト語彙を勧めます。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It warns: the page file is small; a fixed one of 65,536 MB is its advice.</source>
      <translation>警告：ページファイルが小さいです。65,536 MB の固定サイズを勧めます。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It points to its help on driver resets, which these cards can have on Windows.</source>
      <translation>これらのカードで Windows に起こりうるドライバーリセットのヘルプを案内します。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata's setup stops here: its engine needs driver {least} or newer, and {installed} is installed.</source>
      <translation>Strata のセットアップはここで止まります。エンジンにはドライバー {least} 以降が必要ですが、{installed} が入っています。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata's setup stops here: the processor has no SSE4.2.</source>
      <translation>Strata のセットアップはここで止まります。プロセッサーに SSE4.2 がありません。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata's engine for AMD cards on Windows needs a processor with AVX2.</source>
      <translation>Windows の AMD カード用 Strata エンジンには、AVX2 対応のプロセッサーが必要です。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It advises the English draft words, which save 215 MB of the card.</source>
      <translation>カードを 215 MB 節約できる英語のドラフト語彙を勧めます。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_speed.py" />
      <source>measured by others on {card}, scaled to this computer</source>
      <translation>他の人が {card} で測定し、この PC に換算した値</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_speed.py" />
      <source>measured by others on this card</source>
      <translation>他の人がこのカードで測定した値</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits the card</source>
      <translation>グラフィックカードに収まります</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits in RAM</source>
      <translation>RAM に収まります</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>its size is not known</source>
      <translation>サイズが不明です</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>does not fit: {missing} are missing</source>
      <translation>収まりません:{missing} 不足しています</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>no engine for this computer runs it</source>
      <translation>このコンピューターで実行できるエンジンがありません</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits with experts in RAM</source>
      <translation>エキスパートを RAM に置けば収まります</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits with layers in RAM</source>
      <translation>一部の層を RAM に置けば収まります</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{family} {variant} with {engine} on {where}</source>
      <translation>{family} {variant}（{engine}、{where}）</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{here} of {all} layers fit on {card}; the RAM holds the rest.</source>
      <translation>{all} 層のうち {here} 層が {card} に収まり、残りは RAM に置かれます。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM hold its {experts} of experts and leave {left} to the system and your programs. The card holds those that are used most.</source>
      <translation>{ram} の RAM に {experts} のエキスパートが収まり、システムと他のプログラムに {left} が残ります。カードにはよく使うものを置きます。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Not with this computer: {missing} of memory are missing for its {weights}.</source>
      <translation>この PC では動きません。{weights} の重みに対してメモリが {missing} 足りません。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>A context of {tokens} tokens fits beside it.</source>
      <translation>さらに {tokens} トークンのコンテキストが収まります。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM hold its {weights} and leave {left}.</source>
      <translation>{ram} の RAM に {weights} の重みが収まり、{left} が残ります。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>All of its {weights} fit into the memory of {card}.</source>
      <translation>{weights} の重みがすべて {card} のメモリに収まります。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>What every token needs and the experts of {here} of {all} layers fit on {card}; the RAM holds the rest.</source>
      <translation>すべてのトークンに必要な部分と、{all} 層のうち {here} 層のエキスパートが {card} に収まり、残りは RAM に置かれます。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>All of its {weights} fit on {n} cards together.</source>
      <translation>{weights} の重みがすべて {n} 枚のカードに収まります。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>All of its {weights} fit on {card}.</source>
      <translation>{weights} の重みがすべて {card} に収まります。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>RAM and graphics share {total}; it holds the {experts} of experts and leaves {left}.</source>
      <translation>RAM とグラフィックスは {total} を共有します。{experts} のエキスパートが収まり、{left} が残ります。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM keep {part} of its {experts} of experts; the rest is read from the drive when it is needed.</source>
      <translation>{ram} の RAM に {experts} のエキスパートのうち {part} を置き、残りは必要なときにドライブから読みます。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM do not hold its {experts} of experts: a part lies on the card only (low-RAM mode).</source>
      <translation>{ram} の RAM には {experts} のエキスパートが収まりません。一部はカードだけに置かれます（省 RAM モード）。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM do not hold its {experts} of experts: they are read from the drive as needed (low-RAM mode).</source>
      <translation>{ram} の RAM には {experts} のエキスパートが収まりません。必要に応じてドライブから読みます（省 RAM モード）。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Not with the page file as it is set: Windows may hand out {limit} in all, and {missing} more are needed.</source>
      <translation>現在のページファイルでは動きません。Windows が割り当てられるのは合計 {limit} で、あと {missing} 必要です。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Not with this computer: {card} has {total} of memory, and {missing} more are needed there.</source>
      <translation>この PC では動きません。{card} のメモリは {total} で、あと {missing} 必要です。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>The card has less than 11 GB: few experts fit on it, so answers come slowly.</source>
      <translation>カードのメモリが 11 GB 未満です。収まるエキスパートが少なく、回答が遅くなります。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Close large programs before you start it: the experts stay in RAM all the time.</source>
      <translation>起動する前に大きなプログラムを閉じてください。エキスパートはずっと RAM に残ります。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Windows lets it use {size} less of the card: the page file is small. A fixed one of 64 GB is the cure.</source>
      <translation>ページファイルが小さいため、Windows はカードを {size} 少なくしか使わせません。64 GB の固定サイズで解決します。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>It will be slow: at most about {speed:.0f} tokens per second.</source>
      <translation>遅くなります。最大でも毎秒約 {speed:.0f} トークンです。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>The model was made for {tokens} tokens; beyond that, answers get worse.</source>
      <translation>このモデルは {tokens} トークン用です。それを超えると回答の質が下がります。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>The publisher's hash of this file is not in the catalogue, so only its size can be checked.</source>
      <translation>このファイルの公開元のハッシュがカタログにないため、サイズだけを確認できます。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>the processor</source>
      <translation>プロセッサー</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{model} would be better, but {missing} of memory are missing for it.</source>
      <translation>{model} のほうが良いのですが、メモリが {missing} 足りません。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>a page file of 64 GB -&gt; {model}</source>
      <translation>64 GB のページファイル -&gt; {model}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>+{step} GB of RAM -&gt; {model}</source>
      <translation>RAM +{step} GB -&gt; {model}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{model} would be better, but the RAM does not hold its {experts} of experts beside the system.</source>
      <translation>{model} のほうが良いのですが、システムと合わせると {experts} のエキスパートが RAM に収まりません。</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{model} would be better, but it would leave only {left} of RAM to your programs.</source>
      <translation>{model} のほうが良いのですが、他のプログラムに RAM が {left} しか残りません。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>The GGUF file is damaged</source>
      <translation>GGUF ファイルが壊れています</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} is cut short or its beginning cannot be read.</source>
      <translation>{name} が途中で切れているか、先頭を読み取れません。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Download it again; an interrupted download is the usual reason.</source>
      <translation>もう一度ダウンロードしてください。多くはダウンロードの中断が原因です。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>This GGUF file is no language model</source>
      <translation>この GGUF ファイルは言語モデルではありません</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} holds something else ({what}).</source>
      <translation>{name} の中身は別のもの（{what}）です。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Choose the model's own file; image encoders, adapters and vocabularies go with a model.</source>
      <translation>モデル本体のファイルを選んでください。画像エンコーダー、アダプター、語彙はモデルに付属するものです。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>A file is missing</source>
      <translation>ファイルがありません</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Check the path, or copy all parts into one folder.</source>
      <translation>パスを確認するか、すべての部分を 1 つのフォルダーにコピーしてください。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>This is no GGUF file</source>
      <translation>GGUF ファイルではありません</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Download the model again, or choose another file.</source>
      <translation>モデルをもう一度ダウンロードするか、別のファイルを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} is not there.</source>
      <translation>{name} がありません。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} does not begin as GGUF files do.</source>
      <translation>{name} の先頭が GGUF ファイルの形式ではありません。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>The model consists of {n} parts.</source>
      <translation>このモデルは {n} 個の部分からなります。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>It is a web page.</source>
      <translation>ウェブページです。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>The catalogue cannot be read</source>
      <translation>カタログを読み取れません</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>Correct the file, or move it away; the launcher's own catalogue is then used.</source>
      <translation>ファイルを修正するか、移動してください。その場合はプログラム付属のカタログを使います。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>Your own models are left out: {why} {what}</source>
      <translation>ご自身のモデルは除外されます：{why} {what}</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>there is no [[{key}]] in it</source>
      <translation>[[{key}]] がありません</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>“{name}” has no source</source>
      <translation>「{name}」に入手元がありません</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>line {line}: the key “{key}” is not known</source>
      <translation>{line} 行目：不明なキー「{key}」</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>a source has no known kind: {source}</source>
      <translation>入手元の種類が不明です：{source}</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Unknown {what}</source>
      <translation>不明：{what}</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>There is no {what} called “{name}”.</source>
      <translation>「{name}」という{what}はありません。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Did you mean {names}?</source>
      <translation>{names} のことですか？</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Known ones: {names}.</source>
      <translation>使えるもの：{names}。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Nothing is there</source>
      <translation>そこには何もありません</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>{path} is neither a file nor a folder.</source>
      <translation>{path} はファイルでもフォルダーでもありません。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Give a GGUF file, a folder that holds some, or a Hugging Face repository such as owner/name.</source>
      <translation>GGUF ファイル、それを含むフォルダー、または owner/name 形式の Hugging Face リポジトリを指定してください。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>No model is there</source>
      <translation>そこにモデルはありません</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>{path} holds no GGUF file.</source>
      <translation>{path} に GGUF ファイルはありません。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Choose the folder that the model's files lie in.</source>
      <translation>モデルのファイルがあるフォルダーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>your own model</source>
      <translation>ご自身のモデル</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Added by you</source>
      <translation>ご自身で追加</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>see its publisher</source>
      <translation>公開元を参照</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Your own catalogue cannot be read</source>
      <translation>ご自身のカタログを読み取れません</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Correct the file, or move it away; nothing was changed in it.</source>
      <translation>ファイルを修正するか、移動してください。中身は何も変更していません。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>The settings file cannot be read</source>
      <translation>設定ファイルを読めません</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{file}: {why}. Nothing was changed.</source>
      <translation>{file}: {why}。何も変更していません。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Correct the file or move it away, then try again.</source>
      <translation>ファイルを直すか別の場所に移してから、もう一度お試しください。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{program} is not connected</source>
      <translation>{program} は接続されていません</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Nothing was written into its settings from here, so there is nothing to take back.</source>
      <translation>ここからその設定には何も書き込んでいないため、元に戻すものはありません。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>See the list of programs for what is connected.</source>
      <translation>何が接続されているかはプログラムの一覧にあります。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>The settings file is read-only</source>
      <translation>設定ファイルは読み取り専用です</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{file} may not be changed, so nothing was written.</source>
      <translation>{file} は変更できないため、何も書き込んでいません。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Allow writing to it, or make the change by hand.</source>
      <translation>書き込みを許可するか、手作業で変更してください。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>The settings file has just changed</source>
      <translation>設定ファイルがちょうど変更されました</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{file} was changed by another program in this moment; nothing was written.</source>
      <translation>{file} はこの瞬間に別のプログラムが変更しました。何も書き込んでいません。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Try it again.</source>
      <translation>もう一度お試しください。</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>it is not UTF-8 text</source>
      <translation>UTF-8 のテキストではありません</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source> in {place}</source>
      <translation> （{place}）</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The engine ended, and its log names no cause that we know.</source>
      <translation>エンジンが終了しました。ログに既知の原因はありません。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>This file is no log</source>
      <translation>このファイルはログではありません</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>It holds a picture, a program, a model or settings, not the lines that an engine writes.</source>
      <translation>画像、プログラム、モデル、または設定が入っており、エンジンが書く行ではありません。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Choose the file that the engine wrote while it ran.</source>
      <translation>エンジンが動作中に書いたファイルを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Nothing is known about this end</source>
      <translation>この終了について分かることがありません</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The log is empty and there is no exit code.</source>
      <translation>ログが空で、終了コードもありません。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Start the engine again; if it ends the same way, repair its files.</source>
      <translation>エンジンをもう一度起動してください。同じように終わる場合は、ファイルを修復してください。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>the graphics card</source>
      <translation>グラフィックカード</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>this card</source>
      <translation>このカード</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>its port</source>
      <translation>そのポート</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>No crash was found</source>
      <translation>クラッシュは見つかりませんでした</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The log shows nothing that went wrong.</source>
      <translation>ログに問題は見当たりません。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Somebody wanted it to stop; that is no crash.</source>
      <translation>意図して停止されたもので、クラッシュではありません。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The engine stopped{where}</source>
      <translation>エンジンが停止しました{where}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The steps below help most often. The report holds everything a maintainer needs.</source>
      <translation>下の手順が最もよく効きます。レポートには開発者に必要な情報がすべて入っています。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The number lost its last digits on the way; it stands for a Windows fault, most likely {name}.</source>
      <translation>数値の末尾の桁が途中で失われました。Windows のエラーで、おそらく {name} です。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>It was ended by signal {n}.</source>
      <translation>シグナル {n} で終了しました。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>Windows ended it with the status {code}.</source>
      <translation>Windows が状態 {code} で終了させました。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>exit code {n}</source>
      <translation>終了コード {n}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The program ended with the code {n}.</source>
      <translation>プログラムはコード {n} で終了しました。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>ended normally</source>
      <translation>正常終了</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The program ended by itself and reported no error.</source>
      <translation>プログラムは自ら終了し、エラーは報告されていません。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/ladder.py" />
      <source>None of the changes helped. The report has everything that was tried.</source>
      <translation>どの変更も効果がありませんでした。試したことはすべてレポートに記録されています。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/ladder.py" />
      <source>It answers now. This change is kept: {title}.</source>
      <translation>回答するようになりました。この変更を維持します：{title}。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>This cannot be applied here</source>
      <translation>ここでは適用できません</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>Try the next one on the list.</source>
      <translation>一覧の次の項目を試してください。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>Unknown remedy</source>
      <translation>不明な対処法</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>There is no remedy or profile called “{name}”.</source>
      <translation>「{name}」という対処法やプロファイルはありません。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>“{title}” changes nothing for the profile “{profile}”.</source>
      <translation>「{title}」はプロファイル「{profile}」を何も変更しません。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>“{title}” is not a setting: {change}</source>
      <translation>「{title}」は設定ではありません：{change}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Signature</source>
      <translation>シグネチャ</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Ended with</source>
      <translation>終了の状態</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>When</source>
      <translation>時期</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Again and again</source>
      <translation>繰り返し</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Fingerprint</source>
      <translation>フィンガープリント</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>New since the last good run</source>
      <translation>最後に正常に動いたときからの変更</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Missing files</source>
      <translation>見つからないファイル</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>The system's log</source>
      <translation>システムのログ</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Core dump</source>
      <translation>コアダンプ</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>yes</source>
      <translation>はい</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>no</source>
      <translation>いいえ</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Nothing yet.</source>
      <translation>まだありません。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Environment</source>
      <translation>環境</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Versions</source>
      <translation>バージョン</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>What was tried</source>
      <translation>試したこと</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Config</source>
      <translation>設定ファイル</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Output before the crash</source>
      <translation>クラッシュ前の出力</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>{kind}: taken out in {n} places</source>
      <translation>{kind}：{n} か所で取り除きました</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>The engine stopped</source>
      <translation>エンジンが停止しました</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Steps</source>
      <translation>手順</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Stack</source>
      <translation>スタック</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>What</source>
      <translation>内容</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Outcome</source>
      <translation>結果</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Note</source>
      <translation>備考</translation>
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>Strata Launcher: {title}</source>
      <translation>Strata Launcher：{title}</translation>
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>{key}: {old} becomes {new}</source>
      <translation>{key}：{old} → {new}</translation>
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>nothing</source>
      <translation>なし</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>The engine did not answer</source>
      <translation>エンジンが回答しませんでした</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>A request was sent, and no complete answer came back: {why}.</source>
      <translation>リクエストを送りましたが、完全な回答が返りませんでした：{why}。</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>Look at the log for the reason, or restart the engine.</source>
      <translation>ログで理由を確認するか、エンジンを再起動してください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>the connection ended in the middle of the answer</source>
      <translation>回答の途中で接続が切れました</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>An engine file is missing</source>
      <translation>エンジンのファイルがありません</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{name} is not where it was installed. Often an antivirus program took it away.</source>
      <translation>{name} がインストールした場所にありません。多くはウイルス対策ソフトが移動したためです。</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Run repair: it fetches only what is missing. If it vanishes again, allow this folder in the antivirus.</source>
      <translation>修復を実行してください。足りないものだけを取得します。再び消える場合は、ウイルス対策ソフトでこのフォルダーを許可してください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The model's file is missing</source>
      <translation>モデルのファイルがありません</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{name} is not where it was installed. Perhaps its drive is not connected.</source>
      <translation>{name} がインストールした場所にありません。ドライブが接続されていない可能性があります。</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Connect the drive and start again, or run repair to fetch the file anew.</source>
      <translation>ドライブを接続して起動し直すか、修復を実行してファイルを取得し直してください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The engine's config file is missing</source>
      <translation>エンジンの設定ファイルがありません</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{path} does not exist or is not JSON.</source>
      <translation>{path} が存在しないか、JSON ではありません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Run set-up again; it writes the file anew.</source>
      <translation>セットアップをもう一度実行してください。ファイルを書き直します。</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Unknown profile</source>
      <translation>不明なプロファイル</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>There is no profile called “{name}”.</source>
      <translation>「{name}」というプロファイルはありません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Nothing to undo</source>
      <translation>元に戻すものがありません</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>The profile “{title}” has no changes on top of what set-up chose.</source>
      <translation>プロファイル「{title}」には、セットアップで選んだ内容からの変更がありません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Apply a change first, or run set-up to choose anew.</source>
      <translation>先に変更を適用するか、セットアップで選び直してください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Known profiles: {names}.</source>
      <translation>使えるプロファイル：{names}。</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Run set-up first.</source>
      <translation>先にセットアップを実行してください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/registry.py" />
      <source>Unknown engine</source>
      <translation>不明なエンジン</translation>
    </message>
    <message>
      <location filename="../../app/engines/registry.py" />
      <source>There is no engine called “{name}”.</source>
      <translation>「{name}」というエンジンはありません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>{path} is not where it was installed. Often an antivirus program took it away.</source>
      <translation>{path} がインストールした場所にありません。多くはウイルス対策ソフトが移動したためです。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>The server runs, the model is not in memory.</source>
      <translation>サーバーは動いていますが、モデルがメモリにありません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>A file of the model is missing</source>
      <translation>モデルのファイルが 1 つありません</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>{path} is not where it was installed. Perhaps its drive is not connected.</source>
      <translation>{path} がインストールした場所にありません。ドライブが接続されていない可能性があります。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>The context is too large</source>
      <translation>コンテキストが大きすぎます</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>The model was trained for {tokens} tokens; more needs rope scaling.</source>
      <translation>このモデルは {tokens} トークンで学習されています。それ以上には RoPE スケーリングが必要です。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>Choose a smaller context, or yarn as rope scaling.</source>
      <translation>小さいコンテキストを選ぶか、RoPE スケーリングに yarn を選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Images do not work with AMD cards on Windows: the engine has no image encoder there.</source>
      <translation>Windows の AMD カードでは画像を扱えません。エンジンに画像エンコーダーがないためです。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Leave the option out, or choose another family, card or engine.</source>
      <translation>オプションを外すか、別のファミリー、カード、エンジンを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>With AMD cards the image encoder runs on the processor only.</source>
      <translation>AMD カードでは、画像エンコーダーはプロセッサーでのみ動きます。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Strata cannot do this here</source>
      <translation>ここでは Strata で行えません</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>none</source>
      <translation>なし</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>There is no such card</source>
      <translation>そのようなカードはありません</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>“{wanted}” does not name cards that the engine sees; it knows {known}.</source>
      <translation>「{wanted}」はエンジンが認識するカードではありません。認識しているのは {known} です。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Give one of these numbers, several different ones with commas, or all.</source>
      <translation>これらの番号の 1 つ、コンマ区切りの複数、または all を指定してください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>One model uses one AMD card on Windows.</source>
      <translation>Windows では、1 つのモデルが使う AMD カードは 1 枚です。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>The control vector is made for the families qwen and coder.</source>
      <translation>制御ベクトルは qwen と coder のファミリー用です。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Strata needs a graphics card</source>
      <translation>Strata にはグラフィックカードが必要です</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>This profile names no card, and Strata does not run on the processor alone.</source>
      <translation>このプロファイルにはカードの指定がなく、Strata はプロセッサーだけでは動きません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Choose a card, or the engine llama.cpp.</source>
      <translation>カードを選ぶか、エンジン llama.cpp を選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>The card is not known to the engine</source>
      <translation>エンジンがこのカードを認識していません</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Strata's engine does not list the card {cards}.</source>
      <translation>Strata のエンジンの一覧にカード {cards} がありません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Run set-up again; it asks the engine which cards it can use.</source>
      <translation>セットアップをもう一度実行してください。使えるカードをエンジンに確認します。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Images need their encoder</source>
      <translation>画像にはエンコーダーが必要です</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>The model was installed without its image encoder.</source>
      <translation>モデルは画像エンコーダーなしでインストールされています。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Run set-up again with images on; it fetches about 0.9 GB.</source>
      <translation>画像を有効にしてセットアップをもう一度実行してください。約 0.9 GB を取得します。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>The engine does not see the card</source>
      <translation>エンジンがカードを認識していません</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>Strata's engine lists {devices}, but not {card}.</source>
      <translation>Strata のエンジンの一覧は {devices} で、{card} がありません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>Install the newest driver of the card's maker (AMD: amd.com/en/support), restart, and try again.</source>
      <translation>カードのメーカーの最新ドライバー（AMD：amd.com/en/support）を入れ、再起動してもう一度試してください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/flags.py" />
      <source>{flag} is not done here</source>
      <translation>{flag} はここでは行いません</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/flags.py" />
      <source>Strata's setup has {flag}; the launcher has not.</source>
      <translation>Strata のセットアップには {flag} がありますが、このプログラムにはありません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>It ended before it was finished.</source>
      <translation>完了する前に終了しました。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>This version of Strata does not know one of the options.</source>
      <translation>この Strata のバージョンには、いずれかのオプションがありません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Strata's own set-up stopped</source>
      <translation>Strata 自身のセットアップが停止しました</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Do what it asks for, then run set-up again; it goes on where it stopped.</source>
      <translation>求められたことを行ってから、セットアップをもう一度実行してください。停止したところから続きます。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Strata's own set-up</source>
      <translation>Strata 自身のセットアップ</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} does not deliver parts of files; a proxy or mirror on the way may be the reason.</source>
      <translation>{host} はファイルの一部だけを送れません。途中のプロキシやミラーが原因かもしれません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} refuses the file ({status}).</source>
      <translation>{host} がファイルを拒否しました（{status}）。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>Draft layer</source>
      <translation>ドラフト層</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>The download is not the expected file</source>
      <translation>ダウンロードしたものが想定のファイルと異なります</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} of the draft layer has another content than it must have.</source>
      <translation>ドラフト層の {name} の内容が、あるべきものと異なります。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>A proxy or mirror on the way may answer wrongly. Try another network or source.</source>
      <translation>途中のプロキシやミラーが誤った応答をしている可能性があります。別のネットワークか入手元を試してください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>the draft layer</source>
      <translation>ドラフト層</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} arrived with errors and is fetched again.</source>
      <translation>{name} に誤りがあったため、取得し直しています。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} is no safetensors file.</source>
      <translation>{name} は safetensors ファイルではありません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} ended the file too early.</source>
      <translation>{host} がファイルを途中で終えました。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>This engine cannot be used here</source>
      <translation>このエンジンはここでは使えません</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Choose another engine build, or the engine llama.cpp, which runs on more cards.</source>
      <translation>別のエンジンビルドか、より多くのカードで動くエンジン llama.cpp を選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Strata engine {version}</source>
      <translation>Strata エンジン {version}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>There is no earlier engine</source>
      <translation>以前のエンジンがありません</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>{folder} keeps no engine from before the last update.</source>
      <translation>{folder} に、前回の更新より前のエンジンは残っていません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Install another version from the list of engines.</source>
      <translation>エンジンの一覧から別のバージョンをインストールしてください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It says version {version}, and {wanted} is needed.</source>
      <translation>バージョン {version} ですが、{wanted} が必要です。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It is not made for AMD cards.</source>
      <translation>AMD カード用ではありません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It has no code for {cards}.</source>
      <translation>{cards} 用のコードがありません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>The engine is running</source>
      <translation>エンジンが動いています</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>{program} is in use and cannot be replaced.</source>
      <translation>{program} は使用中のため、置き換えられません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Stop the engine, then try again.</source>
      <translation>エンジンを停止してから、もう一度試してください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Preparing the model</source>
      <translation>モデルを準備しています</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Preparing the draft layer</source>
      <translation>ドラフト層を準備しています</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Draft layer's vocabulary</source>
      <translation>ドラフト層の語彙</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>A step of the installation failed</source>
      <translation>インストールの手順が失敗しました</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>{what}: Strata's tool ended without an error and without its result.</source>
      <translation>{what}：Strata のツールがエラーも結果もなく終了しました。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Run set-up again. If it fails again, send a report.</source>
      <translation>セットアップをもう一度実行してください。再び失敗したら、レポートを送ってください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Python is missing</source>
      <translation>Python がありません</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Strata's server is a Python program and needs Python {version} or newer, 64 bits.</source>
      <translation>Strata のサーバーは Python プログラムで、64 ビットの Python {version} 以降が必要です。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Install Python 3.12 from python.org (Windows: `winget install Python.Python.3.12`; Linux: the packages python3 and python3-venv), then run set-up again.</source>
      <translation>python.org から Python 3.12 を入れ（Windows：`winget install Python.Python.3.12`、Linux：パッケージ python3 と python3-venv）、セットアップをもう一度実行してください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Python packages</source>
      <translation>Python パッケージ</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Making the Python environment</source>
      <translation>Python 環境を作成しています</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Installing the Python packages</source>
      <translation>Python パッケージをインストールしています</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/register.py" />
      <source>Entry in the lists of what is installed</source>
      <translation>インストール済み一覧への登録</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/release.py" />
      <source>GitHub did not say the check sum of {name}; it is installed unchecked.</source>
      <translation>GitHub が {name} のチェックサムを示さないため、確認なしでインストールします。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/source_tree.py" />
      <source>Strata's program files</source>
      <translation>Strata のプログラムファイル</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/source_tree.py" />
      <source>Model reader (llama.cpp's source)</source>
      <translation>モデルリーダー（llama.cpp のソース）</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>{what}: {why}. Its last line was: {last}</source>
      <translation>{what}：{why}。最後の行：{last}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>Run set-up again; it goes on where it stopped. If it fails again, send the details with a report.</source>
      <translation>セットアップをもう一度実行してください。停止したところから続きます。再び失敗したら、詳細をレポートとともに送ってください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>it ended with exit code {code}</source>
      <translation>終了コード {code} で終了しました</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>(nothing)</source>
      <translation>（なし）</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Model {family} {size}</source>
      <translation>モデル {family} {size}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>The folder does not hold the model</source>
      <translation>フォルダーにモデルがありません</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>{folder} has no whole {names}.</source>
      <translation>{folder} に完全な {names} がありません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Put all shards of this size into the folder, or leave it out and let them be downloaded.</source>
      <translation>このサイズのすべての部分をフォルダーに入れるか、空欄にしてダウンロードしてください。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Image encoder</source>
      <translation>画像エンコーダー</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>{name} is shared with {other}.</source>
      <translation>{name} は {other} と共有されています。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>{name} is not there, or its installation did not end.</source>
      <translation>{name} がないか、インストールが完了していません。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>Run set-up again; it goes on where it stopped.</source>
      <translation>セットアップをもう一度実行してください。停止したところから続きます。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>The Strata engine is not installed</source>
      <translation>Strata エンジンがインストールされていません</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>The model is not installed</source>
      <translation>モデルがインストールされていません</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>A request was answered</source>
      <translation>リクエストに回答しました</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} changes from {old} to {new}.</source>
      <translation>{name} が {old} から {new} に変わります。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} changes.</source>
      <translation>{name} が変わります。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is removed (was {value}).</source>
      <translation>{name} を削除します（以前は {value}）。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is added: {value}.</source>
      <translation>{name} を追加します：{value}。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is added.</source>
      <translation>{name} を追加します。</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>set</source>
      <translation>設定済み</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Starting …</source>
      <translation>起動しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Stopping …</source>
      <translation>停止しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Restarting …</source>
      <translation>再起動しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Connect</source>
      <translation>接続</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the OpenAI address</source>
      <translation>OpenAI のアドレス</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the Anthropic address</source>
      <translation>Anthropic のアドレス</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the model's name</source>
      <translation>モデル名</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>The engine is stopped. The addresses work once it is running.</source>
      <translation>エンジンは停止しています。起動するとこれらのアドレスが応答します。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Command line (curl)</source>
      <translation>コマンドライン（curl）</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Programs for the Anthropic API (environment variables)</source>
      <translation>Anthropic API を使うプログラム（環境変数）</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Connect other programs</source>
      <translation>ほかのプログラムを接続</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Enter one of these addresses in your program. Any text works as the API key.</source>
      <translation>いずれかのアドレスをプログラムに設定します。キーは何でもかまいません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Addresses</source>
      <translation>アドレス</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>OpenAI-compatible</source>
      <translation>OpenAI 互換</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Anthropic-compatible</source>
      <translation>Anthropic 互換</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Model name</source>
      <translation>モデル名</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Fix it for me</source>
      <translation>自動で直す</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Stop trying</source>
      <translation>試すのをやめる</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Trying known fixes …</source>
      <translation>効果が知られている対処を試しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>What went wrong</source>
      <translation>何が起きたか</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Report …</source>
      <translation>レポート…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Changed since it last worked: {what}</source>
      <translation>最後に応答したときからの変更: {what}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Missing: {files}</source>
      <translation>見つかりません: {files}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>It crashed the same way before, so it is not restarted automatically.</source>
      <translation>以前と同じように異常終了したため、自動では再起動しません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Why: {title}</source>
      <translation>理由: {title}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Show the log</source>
      <translation>ログを見る</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>The engine stopped unexpectedly</source>
      <translation>エンジンがひとりでに終了しました</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Known fixes</source>
      <translation>既知の対処方法</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Try this</source>
      <translation>これを試す</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Why this fix</source>
      <translation>これを勧める理由</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Try this: {title}</source>
      <translation>これを試す：{title}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Overview</source>
      <translation>概要</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Log</source>
      <translation>ログ</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>History</source>
      <translation>履歴</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Storage</source>
      <translation>ストレージ</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Updates</source>
      <translation>更新</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Settings</source>
      <translation>設定</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Add a model</source>
      <translation>モデルを追加</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Stopped.</source>
      <translation>停止しました。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Try again</source>
      <translation>もう一度試す</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>An update is available. See Updates.</source>
      <translation>新しいものが出ています。「更新」をご覧ください。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use another model</source>
      <translation>別のモデルを使う</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use {title}?</source>
      <translation>{title} を使いますか？</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>The engine is restarted; that takes as long as a start.</source>
      <translation>エンジンを再起動します。起動と同じだけ時間がかかります。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use it</source>
      <translation>使う</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>{size} free</source>
      <translation>空き {size}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>of {total}</source>
      <translation>全体 {total}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Generation</source>
      <translation>生成</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Prompt processing</source>
      <translation>プロンプト処理</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Context</source>
      <translation>コンテキスト</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Requests</source>
      <translation>リクエスト</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>VRAM</source>
      <translation>VRAM</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>GPU</source>
      <translation>GPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Engine memory</source>
      <translation>エンジンのメモリ</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>CPU</source>
      <translation>CPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>of {total:,} tokens</source>
      <translation>全 {total:,} トークン中</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>{asked:,} requested</source>
      <translation>要求は {asked:,}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>of all cores</source>
      <translation>全コアに対して</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>in use</source>
      <translation>使用中</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>the busiest of {count}</source>
      <translation>{count} 台中で最も高い値</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>{count} waiting</source>
      <translation>{count} 件待機中</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>running</source>
      <translation>処理中</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>tokens/s</source>
      <translation>トークン/秒</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>{speed:.1f} tokens/s</source>
      <translation>{speed:.1f} トークン/秒</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Open the folder of this run</source>
      <translation>この実行のフォルダーを開く</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Running</source>
      <translation>実行中</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Crashed</source>
      <translation>異常終了</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Stopped</source>
      <translation>停止中</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Recent runs of the engine and how they ended.</source>
      <translation>エンジンの最近の起動と、その終わり方です。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Nothing has run yet.</source>
      <translation>まだ何も実行されていません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>This copy runs from source code. The licenses of the packages it uses come with those packages.</source>
      <translation>このコピーはソースコードから動いています。使っているパッケージのライセンスは、それぞれのパッケージに付いています。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>Licenses</source>
      <translation>ライセンス</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>The licenses</source>
      <translation>ライセンスの本文</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>Close</source>
      <translation>閉じる</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Engine log</source>
      <translation>エンジンのログ</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Search</source>
      <translation>検索</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Search in the log</source>
      <translation>ログを検索</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Which lines</source>
      <translation>表示する行</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Follow</source>
      <translation>追従</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Last error</source>
      <translation>最後のエラー</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Copy</source>
      <translation>コピー</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Open folder</source>
      <translation>フォルダーを開く</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>All lines</source>
      <translation>すべての行</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Warnings and errors</source>
      <translation>警告とエラー</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Errors</source>
      <translation>エラー</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Copy the log</source>
      <translation>ログをコピー</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>on the GPU</source>
      <translation>GPU で実行</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>on the CPU</source>
      <translation>CPU で実行</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>{tokens:,} tokens of context</source>
      <translation>コンテキスト {tokens:,} トークン</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Engine</source>
      <translation>エンジン</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Engine build</source>
      <translation>エンジンのビルド</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Model</source>
      <translation>モデル</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>KV cache type</source>
      <translation>KV キャッシュの型</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>GPU layers</source>
      <translation>GPU レイヤー数</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Port</source>
      <translation>ポート</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Undo</source>
      <translation>元に戻す</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Changed: {list}</source>
      <translation>変更済み：{list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Undo the last change</source>
      <translation>最後の変更を元に戻す</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>the address</source>
      <translation>アドレス</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>Address for other programs</source>
      <translation>ほかのプログラム用のアドレス</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>OpenAI-compatible; no key is needed on this computer.</source>
      <translation>OpenAI 互換。このコンピューターではキーは不要です。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Strata Launcher and its catalog</source>
      <translation>このプログラムとカタログ</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Check for updates</source>
      <translation>更新を確認</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Version {launcher}, catalog {catalogue}.</source>
      <translation>バージョン {launcher}、カタログ {catalogue}。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Checking …</source>
      <translation>調べています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Strata Launcher {version}</source>
      <translation>Strata Launcher {version}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Catalog {version}</source>
      <translation>カタログ {version}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Compared with the signed releases at {address}.</source>
      <translation>{address} の署名済みリリースと比較します。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>No update address is set. You can enter one in Settings.</source>
      <translation>更新アドレスが設定されていません。設定で入力できます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Not checked yet.</source>
      <translation>まだ確認していません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Last checked: {when}.</source>
      <translation>最終確認：{when}。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Download it</source>
      <translation>ダウンロード</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Newer versions are available.</source>
      <translation>新しいバージョンがあります。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Nothing newer was found.</source>
      <translation>新しいものはありませんでした。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Download {what}</source>
      <translation>{what} を入手する</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Use {what}</source>
      <translation>{what} を使う</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>This copy was not installed from a package. Update it the way you got it.</source>
      <translation>このコピーはパッケージとして入れたものではありません。入手したときと同じ方法で更新してください。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Report</source>
      <translation>レポート</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>The report's text</source>
      <translation>レポートの内容</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>the report</source>
      <translation>レポート</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Save the report</source>
      <translation>レポートを保存</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Your names, addresses, and keys were removed. Read it, then copy or save it. Nothing is sent.</source>
      <translation>名前、アドレス、キーは取り除きました。内容を読んでからコピーまたは保存してください。何も送信されません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>With the end of the log (*.zip)</source>
      <translation>ログの末尾を含む (*.zip)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Text only (*.md)</source>
      <translation>本文のみ (*.md)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>It contained nothing personal to remove.</source>
      <translation>取り除くべき個人情報は含まれていませんでした。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Save …</source>
      <translation>保存…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>The report could not be saved</source>
      <translation>レポートを保存できませんでした</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Choose another folder.</source>
      <translation>別のフォルダーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>System default</source>
      <translation>システムの設定</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Search settings</source>
      <translation>設定を検索</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Appearance</source>
      <translation>外観</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Behavior</source>
      <translation>動作</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Network and downloads</source>
      <translation>ネットワークとダウンロード</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>About</source>
      <translation>このプログラムについて</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Light</source>
      <translation>ライト</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Dark</source>
      <translation>ダーク</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>High contrast</source>
      <translation>ハイコントラスト</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Theme</source>
      <translation>テーマ</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Language</source>
      <translation>言語</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Takes effect the next time you open the program.</source>
      <translation>次回の起動から有効です。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Reduce motion</source>
      <translation>動きを減らす</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Turns off animations.</source>
      <translation>アニメーションをオフにします。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Ask</source>
      <translation>確認する</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Yes</source>
      <translation>はい</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>No</source>
      <translation>いいえ</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Keep running in the tray when the window closes</source>
      <translation>ウィンドウを閉じてもトレイに残る</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Stop the engine on quit</source>
      <translation>終了時にエンジンを止める</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Start at login</source>
      <translation>ログイン時に起動</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Starts in the tray without opening a window.</source>
      <translation>ウィンドウを開かずにトレイで起動します。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Used by the next setup. If the port is taken, another one is used.</source>
      <translation>次回のセットアップ用です。使用中のポートは自動的に避けます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Proxy</source>
      <translation>プロキシ</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Hugging Face endpoint</source>
      <translation>Hugging Face のアドレス</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>A mirror with the same files, for where huggingface.co is slow or blocked.</source>
      <translation>huggingface.co が遅い、または使えない場所で、同じファイルを持つミラーです。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>More mirrors</source>
      <translation>その他のミラー</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Separate them with spaces. The fastest one is used.</source>
      <translation>空白で区切ります。最も速いものを使います。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Existing model folders</source>
      <translation>既存のモデルフォルダー</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Folders to search before anything is downloaded, separated by “{sign}”.</source>
      <translation>ダウンロードの前に探すフォルダー（「{sign}」で区切ります）。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Stable releases only</source>
      <translation>正式版のみ</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Include previews</source>
      <translation>プレビュー版も</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Check for updates when the window opens</source>
      <translation>ウィンドウを開くときに更新を調べる</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Nothing is downloaded until you say so.</source>
      <translation>指示があるまで何も入手しません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Update channel</source>
      <translation>更新チャンネル</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Roll back automatically if a new engine does not answer</source>
      <translation>新しいエンジンが応答しないときは自動で元に戻す</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>The previous engine starts again without asking.</source>
      <translation>前に動いていたエンジンを確認なしで再び起動します。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Update address</source>
      <translation>更新用のアドレス</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>A web address or folder with signed updates for this program.</source>
      <translation>このプログラムの署名付き更新がある Web アドレスまたはフォルダー。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>MIT License. Third-party components have their own licenses.</source>
      <translation>MIT ライセンスです。他の人が書いた部分には、それぞれのライセンスがあります。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>None</source>
      <translation>なし</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Default</source>
      <translation>既定</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Loading the model</source>
      <translation>モデルを読み込んでいます</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Start</source>
      <translation>起動</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Restart</source>
      <translation>再起動</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Open web page</source>
      <translation>ウェブページを開く</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>State</source>
      <translation>状態</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Stop</source>
      <translation>停止</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>{size} in use, {free} free on this drive</source>
      <translation>使用 {size}、このドライブの空き {free}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>What the program stores on your drives, and how much space it uses.</source>
      <translation>このプログラムがドライブに保存しているものと、その大きさです。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Moving {what} was interrupted. Move it again to continue.</source>
      <translation>{what} の移動が中断されました。もう一度移動すると続きから始まります。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Move {name}</source>
      <translation>{name} を移動</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Remove {name}</source>
      <translation>{name} を削除</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Choose a folder</source>
      <translation>フォルダーを選ぶ</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Remove</source>
      <translation>削除</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Remove {name}?</source>
      <translation>{name} を削除しますか？</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Its drive is not connected.</source>
      <translation>ドライブが接続されていません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Your own file. It stays when you remove the entry.</source>
      <translation>ご自身のファイルです。項目を削除しても残ります。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Not part of this program. It is never touched.</source>
      <translation>このプログラムのものではなく、変更しません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Moving {name} …</source>
      <translation>{name} を移動しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>These profiles need it and will no longer start: {list}</source>
      <translation>次のプロファイルがこれを必要とし、起動できなくなります：{list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Removing {name} …</source>
      <translation>{name} を削除しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Open the folder of {name}</source>
      <translation>{name} のフォルダーを開く</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Move …</source>
      <translation>移動…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>{count} tokens</source>
      <translation>{count} トークン</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Ask something short …</source>
      <translation>短い質問をどうぞ…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Your question</source>
      <translation>質問</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>The answer</source>
      <translation>回答</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Thinking …</source>
      <translation>考えています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Try it</source>
      <translation>試してみる</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Start the engine to ask something.</source>
      <translation>質問するにはエンジンを起動してください。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Engines</source>
      <translation>エンジン</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Compared with catalog {version}.</source>
      <translation>カタログ {version} と比較しました。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{engine} {version} is the newest release of its project.</source>
      <translation>{engine} {version} はプロジェクトの最新リリースです。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{engine} {version} instead of {installed}</source>
      <translation>{installed} から {engine} {version} へ</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>No engine is installed yet.</source>
      <translation>エンジンはまだインストールされていません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>The project of {engine} could not be reached.</source>
      <translation>{engine} のプロジェクトに接続できませんでした。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{engine} {version} was released by its project. It is offered here once the catalog lists it.</source>
      <translation>{engine} {version} がプロジェクトから公開されています。カタログに載るとここに表示されます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>A new engine is installed next to the current one and replaces it only after it has answered a real request.</source>
      <translation>新しいエンジンは古いものの隣にインストールされ、回答できて初めて使われます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Download {size}</source>
      <translation>ダウンロード {size}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Update</source>
      <translation>更新</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Updating the catalog …</source>
      <translation>カタログを更新しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Downloading the new version …</source>
      <translation>新しいバージョンを入手しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Updating to {build} …</source>
      <translation>{build} に更新しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Rolling back …</source>
      <translation>元に戻しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>It was tried on this computer before and did not answer.</source>
      <translation>以前ここで試し、回答しませんでした。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Pinned: you chose to keep the installed build.</source>
      <translation>固定中：インストール済みのビルドを使い続けます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Update to {build}</source>
      <translation>{build} に更新</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>It has nothing newer for this computer.</source>
      <translation>このコンピューター向けの新しいものはありません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Previous build</source>
      <translation>以前のビルド</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{now} is in use. You can go back to {before}.</source>
      <translation>{now} を使用中です。以前は {before} でした。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Roll back</source>
      <translation>元のビルドに戻す</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/work_page.py" />
      <source>In progress</source>
      <translation>進行中</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>{name} is in the catalog now. Choose “Add a model” to see how well it fits. The file stays where it is.</source>
      <translation>{name} をカタログに追加しました。「モデルを追加」を選ぶと、この PC への適合度とともに表示されます。ファイルは元の場所に残ります。</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>This is not a log, model, or settings file that the program recognizes.</source>
      <translation>このファイルは、プログラムが知っているログ、モデル、設定のどれでもありません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>This is a settings file. Its settings belong to a profile; use “Add a model” to make one.</source>
      <translation>これは設定ファイルです。設定はプロファイルに属します。「モデルを追加」で作成してください。</translation>
    </message>
    <message>
      <location filename="../../app/gui/jobs_backend.py" />
      <source>The new build did not answer</source>
      <translation>新しいビルドが回答しませんでした</translation>
    </message>
    <message>
      <location filename="../../app/gui/jobs_backend.py" />
      <source>{new} did not answer; {old} stays in use.</source>
      <translation>{new} が回答しなかったため、{old} を使い続けます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/jobs_backend.py" />
      <source>You do not need to do anything. The next build may work; the log has the reason.</source>
      <translation>何もする必要はありません。次のビルドなら動くかもしれません。理由はログにあります。</translation>
    </message>
    <message>
      <location filename="../../app/gui/log_follow.py" />
      <source>… {size} before this are in the file {path}</source>
      <translation>… これより前の {size} はファイル {path} にあります</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine</source>
      <translation>エンジン</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>See below for the cause and how to fix it.</source>
      <translation>原因と対処方法は下に表示されています。</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Listening on {host}:{port}</source>
      <translation>{host}:{port} で待ち受け中</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine is stopped</source>
      <translation>エンジンは停止しています</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Starting</source>
      <translation>起動中</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is starting</source>
      <translation>{model} を起動しています</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Loading</source>
      <translation>読み込み中</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is loading</source>
      <translation>{model} を読み込んでいます</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Warming up</source>
      <translation>準備中</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is answering a test request</source>
      <translation>{model} がテストリクエストに応答中です</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Ready</source>
      <translation>準備完了</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is ready</source>
      <translation>{model} の準備ができました</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Answering</source>
      <translation>回答中</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is answering</source>
      <translation>{model} が回答しています</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Limited</source>
      <translation>制限あり</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is running, but not as configured</source>
      <translation>{model} は動作中ですが、設定どおりではありません</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Stopping</source>
      <translation>停止処理中</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine is stopping</source>
      <translation>エンジンを停止しています</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine crashed</source>
      <translation>エンジンが異常終了しました</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Crash loop</source>
      <translation>クラッシュの繰り返し</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine keeps crashing in the same way</source>
      <translation>エンジンが毎回同じように異常終了します</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Not answering</source>
      <translation>応答なし</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine runs but does not answer</source>
      <translation>エンジンは動いていますが応答しません</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Something went wrong in this program</source>
      <translation>このプログラムで問題が起きました</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>{kind}: {error}</source>
      <translation>{kind}：{error}</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Try again. If it happens again, please send the report.</source>
      <translation>もう一度試してください。再び起きる場合はレポートを送ってください。</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>The system refused</source>
      <translation>システムに拒否されました</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>{error}.</source>
      <translation>{error}。</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Look at the file or drive that is named, then try again.</source>
      <translation>示されたファイルまたはドライブを確認し、もう一度試してください。</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>At any time</source>
      <translation>いつでも</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Download limit</source>
      <translation>ダウンロードの上限</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>MB per second. Leave empty for no limit.</source>
      <translation>MB/秒。空欄は無制限です。</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Download only at</source>
      <translation>ダウンロードする時間帯</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Outside these hours the download waits.</source>
      <translation>この時間帯以外は、ダウンロードは待機します。</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Wait on metered connections</source>
      <translation>従量制の接続では待機する</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>When the system reports a metered connection.</source>
      <translation>接続が従量制であるとシステムが知らせる場合です。</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Copy address</source>
      <translation>アドレスをコピー</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>What went wrong …</source>
      <translation>何が起きたか…</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Show window</source>
      <translation>ウィンドウを表示</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Quit</source>
      <translation>終了</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>{what}. Click to see how to fix it.</source>
      <translation>{what}。ここをクリックすると対処法が表示されます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>It answers</source>
      <translation>回答しました</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>{speed:.0f} tokens/s</source>
      <translation>{speed:.0f} トークン/秒</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>Length</source>
      <translation>長さ</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>You: {question}</source>
      <translation>あなた：{question}</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/budget.py" />
      <source>{free} of {total} stay free</source>
      <translation>{total} のうち {free} が空き</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/code_field.py" />
      <source>Copied</source>
      <translation>コピーしました</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/code_field.py" />
      <source>Copy {what}</source>
      <translation>{what}をコピー</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/error_card.py" />
      <source>the error</source>
      <translation>エラー</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/log_view.py" />
      <source>No lines match.</source>
      <translation>一致する行がありません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/log_view.py" />
      <source>Nothing has been written yet.</source>
      <translation>まだ何も書かれていません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>waiting</source>
      <translation>待機中</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>in progress</source>
      <translation>実行中</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>done</source>
      <translation>完了</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>already there</source>
      <translation>すでにあります</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>failed</source>
      <translation>失敗</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>The engine is running. Stop it as well?</source>
      <translation>エンジンが動いています。これも停止しますか？</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>If it keeps running, other programs can use it, and it keeps using memory.</source>
      <translation>動かし続けると、ほかのプログラムが使えますが、メモリーを占有したままです。</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Stop it and quit</source>
      <translation>停止して終了</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Keep it running</source>
      <translation>動かし続ける</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Remember my answer</source>
      <translation>この答えを覚える</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>The download is complete</source>
      <translation>ダウンロードが完了しました</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>All files are verified and in place. The engine starts now.</source>
      <translation>すべて検証され、配置されました。エンジンを起動します。</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Strata Launcher keeps running in the tray</source>
      <translation>Strata Launcher はトレイで動き続けます</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Use its icon to open or quit it. You can change this in Settings.</source>
      <translation>アイコンから開いたり終了したりできます。設定で変更できます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>This desktop shows no tray icons, so closing the window minimizes it. Ctrl+Q quits the program.</source>
      <translation>このデスクトップにはトレイアイコンがないため、閉じるとウィンドウは最小化されます。終了は Ctrl+Q です。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Automatic</source>
      <translation>自動</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Advanced</source>
      <translation>詳細設定</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>{tokens:,} tokens</source>
      <translation>{tokens:,} トークン</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>You choose the folder on the “Location” page.</source>
      <translation>フォルダーは「場所」のページで選びます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Apply</source>
      <translation>適用</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>None (CPU only)</source>
      <translation>なし（CPU のみ）</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>about {low}–{high} tokens/s</source>
      <translation>約 {low}～{high} トークン/秒</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>about {n} tokens/s</source>
      <translation>約 {n} トークン/秒</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>What do you want to do?</source>
      <translation>何をしたいですか？</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>This decides which model is recommended. You can change it later.</source>
      <translation>これにより、おすすめのモデルが決まります。後で変更できます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Working out what fits …</source>
      <translation>合うものを調べています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Choose</source>
      <translation>選ぶ</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Download</source>
      <translation>ダウンロード</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>No model fits these choices</source>
      <translation>この希望に合うものがありません</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Choose {title}: {facts}</source>
      <translation>{title} を選ぶ：{facts}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Recommended</source>
      <translation>おすすめ</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Your choice</source>
      <translation>あなたの選択</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>What would change this: {list}</source>
      <translation>これが変わる条件：{list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Expected speed</source>
      <translation>予想速度</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Other choices that fit</source>
      <translation>ほかの合う選択肢</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Strata's own answer</source>
      <translation>Strata 自身の選択</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Chat</source>
      <translation>チャット</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Questions, writing, ideas</source>
      <translation>質問、文章、アイデア</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Coding</source>
      <translation>プログラミング</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Write and fix code</source>
      <translation>プログラムやスクリプト</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Long documents</source>
      <translation>長い文書</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Summaries and questions about long texts</source>
      <translation>たくさんの文章を一度に</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Just try it</source>
      <translation>とりあえず試す</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>A small, fast download</source>
      <translation>小さくてすぐ手に入る</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Open the dashboard</source>
      <translation>ダッシュボードを開く</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>The engine runs and answers. Any program that can talk to the OpenAI API can use it at this address.</source>
      <translation>エンジンは動いて回答しています。OpenAI API に対応したプログラムなら、このアドレスで使えます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>the launch script</source>
      <translation>起動スクリプト</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Keep running in the tray when the window is closed</source>
      <translation>ウィンドウを閉じてもトレイで動かし続ける</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Start in the tray at login</source>
      <translation>ログイン時にトレイで起動</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Launch script</source>
      <translation>起動スクリプト</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Starts the same engine without Strata Launcher.</source>
      <translation>このプログラムなしで同じエンジンを起動します。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>How to connect</source>
      <translation>接続のしかた</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Background and startup</source>
      <translation>バックグラウンドと自動起動</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>You can change both later in Settings.</source>
      <translation>どちらも後から設定で変更できます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Address</source>
      <translation>アドレス</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Downloading the engine and the model</source>
      <translation>エンジンとモデルを取得しています</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>You can close the window or pause at any time. Everything downloaded is checked and kept.</source>
      <translation>いつでもウィンドウを閉じたり一時停止したりできます。届いた分は残り、届いたときに検査されます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Download progress</source>
      <translation>ダウンロードの進み具合</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Download speed</source>
      <translation>ダウンロードの速度</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Pause</source>
      <translation>一時停止</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Getting ready …</source>
      <translation>準備しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Resume</source>
      <translation>再開</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Paused</source>
      <translation>一時停止中</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Nothing that was downloaded is lost.</source>
      <translation>届いた分は失われません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Everything is in place</source>
      <translation>すべてそろいました</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Speed and time</source>
      <translation>速度と時間</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Checked and in place</source>
      <translation>検査して配置しました</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Waiting for the server</source>
      <translation>サーバーを待っています</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>It asked us to try again in {time}.</source>
      <translation>{time}後に再試行するよう求められました。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{done} of {total}</source>
      <translation>{done} / {total}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{speed} per second</source>
      <translation>毎秒 {speed}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{time} left</source>
      <translation>残り {time}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>The download stopped</source>
      <translation>ここで止まりました</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>What was downloaded is kept. Trying again continues from there.</source>
      <translation>届いた分は残ります。もう一度試すとそこから続きます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Files</source>
      <translation>ファイル</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Config and launch script</source>
      <translation>設定ファイルと起動スクリプト</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>{needed} of {free} free</source>
      <translation>空き {free} のうち {needed}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Download and set up</source>
      <translation>ダウンロードして設定する</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Install location</source>
      <translation>インストール先</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>The engine, model, settings, and logs go in one folder. Nothing is stored anywhere else.</source>
      <translation>エンジン、モデル、設定、ログは 1 つのフォルダーに入ります。ほかの場所には何も置きません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Working out the sizes …</source>
      <translation>サイズを計算しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>{free} of {total} free</source>
      <translation>{total} のうち空き {free}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>What will happen</source>
      <translation>これから行うこと</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Start the engine</source>
      <translation>エンジンを起動</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>First request</source>
      <translation>最初の質問</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Your config will change</source>
      <translation>設定ファイルが変更されます</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Your own entries stay. The last five versions are kept next to it.</source>
      <translation>ご自身の項目は残ります。直近の 5 つの版が隣に保存されます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>the folder</source>
      <translation>フォルダー</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>The folder</source>
      <translation>フォルダー</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Another location</source>
      <translation>別の場所</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Use this drive</source>
      <translation>このドライブを使う</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Disk space needed</source>
      <translation>必要なディスク容量</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Available</source>
      <translation>空き容量</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>This drive is {size} short of space.</source>
      <translation>このドライブには {size} 足りません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Use the drive {path}</source>
      <translation>ドライブ {path} を使う</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Another folder …</source>
      <translation>別のフォルダー…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>already here</source>
      <translation>すでにあります</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>nothing more</source>
      <translation>これ以上不要</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Test the model</source>
      <translation>モデルのテスト</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>The engine loads the model and gets one real request. Only an answer counts as working.</source>
      <translation>エンジンがモデルを読み込み、実際の質問を 1 つ受けます。回答があって初めて成功です。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Try again, or choose another model or engine on the page “Choose”.</source>
      <translation>もう一度試すか、「選ぶ」のページで別のモデルやエンジンを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Test</source>
      <translation>テスト</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{cores} cores, {threads} threads</source>
      <translation>{cores} コア、{threads} スレッド</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{size} free right now.</source>
      <translation>現在 {size} が空いています。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>A system limit leaves {size} for programs.</source>
      <translation>このシステムの制限により、プログラムが使えるのは {size} です。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Your own AI, on your own PC</source>
      <translation>自分の PC で、自分の AI を</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Strata Launcher finds out what your computer can run, downloads it, starts it, and tests it. What you ask stays on this computer.</source>
      <translation>Strata Launcher は、このコンピューターで動かせるものを調べ、取得して起動し、回答することを確かめます。質問は外に出ません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Check again</source>
      <translation>もう一度調べる</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Checking your computer …</source>
      <translation>コンピューターを調べています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Setup was interrupted</source>
      <translation>セットアップが中断されています</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{family} {model}: what was downloaded so far is kept.</source>
      <translation>{family} {model}：届いた分は残っています。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{size} of memory</source>
      <translation>メモリー {size}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Models run on the CPU.</source>
      <translation>モデルは CPU で動作します。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Your hardware</source>
      <translation>ハードウェア</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Welcome</source>
      <translation>ようこそ</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Location</source>
      <translation>場所</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Done</source>
      <translation>完了</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Back</source>
      <translation>戻る</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Not now</source>
      <translation>今はしない</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Quick setup</source>
      <translation>クイックセットアップ</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Accepts the recommendation and does the rest without asking.</source>
      <translation>おすすめを使い、これ以上質問せずにすべて行います。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Continue</source>
      <translation>続ける</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>That is no capture</source>
      <translation>記録ではありません</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>{folder} holds no readable capture.json.</source>
      <translation>{folder} に読み取れる capture.json がありません。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>Give the folder that `detect --record` wrote.</source>
      <translation>`detect --record` が書き込んだフォルダーを指定してください。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>{name} is asleep to save power.</source>
      <translation>{name} は省電力のためスリープしています。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Nothing to do: it wakes when an engine starts. Its free memory is known only then.</source>
      <translation>何もする必要はありません。エンジンの起動時に復帰します。空きメモリはそのときに分かります。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Not used: {trouble}</source>
      <translation>未使用：{trouble}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>The NVIDIA driver {version} of {name} is too old for CUDA engines.</source>
      <translation>{name} の NVIDIA ドライバー {version} は CUDA エンジンには古すぎます。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Install driver 580 or newer (525 for the CUDA 12 engine). Until then Vulkan is used.</source>
      <translation>ドライバー 580 以降（CUDA 12 エンジンは 525）を入れてください。それまでは Vulkan を使います。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>It did not answer in time and was left out.</source>
      <translation>時間内に応答しなかったため、除外しました。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>This is a remote session; Windows hides some graphics cards in it.</source>
      <translation>リモートセッションです。Windows は一部のグラフィックカードを隠します。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Start the launcher at the computer itself once.</source>
      <translation>一度、PC 本体で直接プログラムを起動してください。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>This is a virtual machine without a graphics card of its own.</source>
      <translation>専用のグラフィックカードを持たない仮想マシンです。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Pass a card through to it (PCI pass-through), or go on with the processor.</source>
      <translation>カードを渡す（PCI パススルー）か、プロセッサーで続けてください。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Install a Vulkan driver for it, then look again.</source>
      <translation>Vulkan ドライバーを入れてから、もう一度調べてください。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>an unknown amount</source>
      <translation>不明な量</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Install NVIDIA's driver (nvidia.com/drivers), then restart.</source>
      <translation>NVIDIA のドライバー（nvidia.com/drivers）を入れて、再起動してください。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Install the AMD driver, or Vulkan (mesa-vulkan-drivers on Linux), then look again.</source>
      <translation>AMD ドライバー、または Vulkan（Linux では mesa-vulkan-drivers）を入れて、もう一度調べてください。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Used: it shares the computer's memory and may have {size} of it.</source>
      <translation>使用：PC のメモリを共有し、そのうち {size} を使えます。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Used: a graphics card of its own with {size} of memory.</source>
      <translation>使用：{size} のメモリを持つ独立したグラフィックカードです。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Not used: it is part of the processor and no faster than the processor itself.</source>
      <translation>未使用：プロセッサーの一部で、プロセッサー自体より速くありません。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Not used: no driver for computing was found for it.</source>
      <translation>未使用：計算用のドライバーが見つかりませんでした。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Not used: it is part of the processor and shares the RAM; {best} is better.</source>
      <translation>未使用：プロセッサーの一部で RAM を共有します。{best} のほうが優れています。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Other programs hold most of it now: only {free} are free.</source>
      <translation>他のプログラムが大半を使っています。空きは {free} だけです。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>It is sold with {sizes}; the smaller size is counted.</source>
      <translation>{sizes} の製品があり、小さい方で計算します。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>shared with the RAM: {own} of its own + {lent} lent</source>
      <translation>RAM と共有：専用 {own} + 借用 {lent}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>shared with the RAM: about half of it</source>
      <translation>RAM と共有：およそ半分</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>{one} says {size}, {other} says {else_}.</source>
      <translation>{one} では {size}、{other} では {else_} です。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is a program that draws on the processor, not a graphics card.</source>
      <translation>未使用：プロセッサーで描画するプログラムで、グラフィックカードではありません。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is a virtual display, not a graphics card.</source>
      <translation>未使用：仮想ディスプレイで、グラフィックカードではありません。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: the open driver nouveau runs it, which cannot compute. NVIDIA's own driver is needed.</source>
      <translation>未使用：オープンドライバー nouveau で動いており、計算できません。NVIDIA 純正ドライバーが必要です。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is handed to a virtual machine (vfio-pci).</source>
      <translation>未使用：仮想マシンに渡されています（vfio-pci）。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: its driver is not running.</source>
      <translation>未使用：ドライバーが動いていません。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>{name} is divided into {n} MIG slices; an engine gets one slice, never the whole card.</source>
      <translation>{name} は {n} 個の MIG スライスに分かれています。エンジンが使えるのは 1 スライスだけです。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>MIG profile</source>
      <translation>MIG プロファイル</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>estimate: the size this card is sold with</source>
      <translation>推定値：このカードの販売時の容量</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>estimate: the smallest size this card is sold with</source>
      <translation>推定：このカードの最小の販売容量</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>the installed engine's own list</source>
      <translation>インストール済みエンジンの一覧</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>the computer's RAM: one pool for processor and graphics</source>
      <translation>PC の RAM：プロセッサーとグラフィックスの共用</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Windows only says “{size} or more”.</source>
      <translation>Windows は「{size} 以上」としか示しません。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>graphics</source>
      <translation>グラフィックス</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Graphics</source>
      <translation>グラフィックス</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Processor</source>
      <translation>プロセッサー</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Memory</source>
      <translation>メモリ</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Drives</source>
      <translation>ドライブ</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>What is wrong</source>
      <translation>問題点</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>driver {version}</source>
      <translation>ドライバー {version}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>{total}, {free} free right now</source>
      <translation>{total}、現在の空き {free}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>No graphics card was found; the processor does the work.</source>
      <translation>グラフィックカードが見つかりません。プロセッサーが処理します。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Memory number from: {source}</source>
      <translation>メモリ値の取得元：{source}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Limited to {limit} of {total} by {source}</source>
      <translation>{source} により {total} のうち {limit} に制限</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Windows can promise {limit} in all (RAM and page file)</source>
      <translation>Windows が約束できるのは合計 {limit} です（RAM とページファイル）</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>{free} free of {total}</source>
      <translation>{total} のうち空き {free}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>This user may not use the AMD card for computing (/dev/kfd).</source>
      <translation>このユーザーは AMD カードを計算に使えません（/dev/kfd）。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>Add the user to the groups render and video (`sudo usermod -aG render,video USER`) and log in anew.</source>
      <translation>ユーザーを render と video グループに追加し（`sudo usermod -aG render,video USER`）、ログインし直してください。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>The AMD card is there, but its compute interface (/dev/kfd) is not.</source>
      <translation>AMD カードはありますが、計算用インターフェース（/dev/kfd）がありません。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>Load the amdgpu driver with compute support; in a container, pass /dev/kfd and /dev/dri on.</source>
      <translation>計算対応の amdgpu ドライバーを読み込んでください。コンテナーでは /dev/kfd と /dev/dri を渡してください。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>FAT32 takes no file larger than 4 GB; most models are larger.</source>
      <translation>FAT32 は 4 GB を超えるファイルを扱えません。ほとんどのモデルはそれより大きいです。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>A network drive is slow to load from, and may be away when the engine starts.</source>
      <translation>ネットワークドライブは読み込みが遅く、エンジンの起動時に使えないことがあります。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This folder is synchronised to the internet; models do not belong there.</source>
      <translation>このフォルダーはインターネットと同期されます。モデルの置き場には向きません。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>exFAT keeps no links and may lose data when it is unplugged; an internal drive is safer.</source>
      <translation>exFAT はリンクを持てず、取り外し時にデータを失うことがあります。内蔵ドライブのほうが安全です。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This drive can be unplugged; the model is only there while it is connected.</source>
      <translation>取り外せるドライブです。モデルは接続中だけ使えます。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This is memory, not a drive: its content is gone after a restart.</source>
      <translation>ドライブではなくメモリです。再起動すると中身が消えます。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>A hard disk loads a large model slowly; an SSD is many times faster.</source>
      <translation>ハードディスクでは大きなモデルの読み込みが遅くなります。SSD なら何倍も速くなります。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>An NVIDIA driver is installed, but it is not running.</source>
      <translation>NVIDIA ドライバーは入っていますが、動いていません。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer; if that does not help, install the driver anew. Until then the processor works.</source>
      <translation>PC を再起動してください。直らなければドライバーを入れ直してください。それまではプロセッサーが処理します。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver was updated, and the old one is still running.</source>
      <translation>NVIDIA ドライバーが更新されましたが、古いものがまだ動いています。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer.</source>
      <translation>PC を再起動してください。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>An NVIDIA card stopped answering: the system lost it.</source>
      <translation>NVIDIA カードが応答しなくなり、システムから見失われました。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Shut the computer down fully and start it again; if it happens again, look at power supply and riser.</source>
      <translation>PC の電源を完全に切ってから入れ直してください。再発する場合は、電源とライザーを確認してください。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver runs and finds no card.</source>
      <translation>NVIDIA ドライバーは動いていますが、カードが見つかりません。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer. If a card is built in, check its seat and power; in a container, pass it on.</source>
      <translation>PC を再起動してください。カードがある場合は取り付けと電源を確認してください。コンテナーでは渡してください。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver refuses access to this user.</source>
      <translation>NVIDIA ドライバーがこのユーザーのアクセスを拒否しています。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Ask the administrator for access.</source>
      <translation>管理者にアクセス権を依頼してください。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>nvidia-smi did not answer in time</source>
      <translation>nvidia-smi が時間内に応答しませんでした</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/vulkan.py" />
      <source>the Vulkan driver did not answer in time</source>
      <translation>Vulkan ドライバーが時間内に応答しませんでした</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>PowerShell did not answer in time</source>
      <translation>PowerShell が時間内に応答しませんでした</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>Windows does not run {name} (Device Manager {code}).</source>
      <translation>Windows で {name} が動いていません（デバイス マネージャー {code}）。</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>Install the graphics driver anew, then restart.</source>
      <translation>グラフィックドライバーを入れ直して、再起動してください。</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>{have} bytes instead of {want}</source>
      <translation>{want} ではなく {have} バイト</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>its content has changed</source>
      <translation>内容が変わっています</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>not readable: {error}</source>
      <translation>読み取れません：{error}</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>missing</source>
      <translation>ありません</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>not reachable: its folder or drive is away</source>
      <translation>アクセスできません：フォルダーかドライブがありません</translation>
    </message>
    <message>
      <location filename="../../app/install/engine_build.py" />
      <source>Engine {name} {version}</source>
      <translation>エンジン {name} {version}</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>Model {family} {variant}</source>
      <translation>モデル {family} {variant}</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>The model's file is not there</source>
      <translation>モデルのファイルがありません</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>{path} cannot be found.</source>
      <translation>{path} が見つかりません。</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>Connect its drive, or add the model again from where it lies now.</source>
      <translation>ドライブを接続するか、現在の場所からモデルを追加し直してください。</translation>
    </message>
    <message>
      <location filename="../../app/install/relocate.py" />
      <source>The copy is not like the original</source>
      <translation>コピーが元のものと一致しません</translation>
    </message>
    <message>
      <location filename="../../app/install/relocate.py" />
      <source>{path} reads back other than it was written. The drive may be failing.</source>
      <translation>{path} を読み戻すと書き込んだ内容と異なります。ドライブが故障しかけている可能性があります。</translation>
    </message>
    <message>
      <location filename="../../app/install/relocate.py" />
      <source>Everything is still where it was. Choose another drive, and check this one.</source>
      <translation>すべて元の場所にあります。別のドライブを選び、このドライブを確認してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>This system has no keyring that can be used, so it is kept in a file that only you can read: {path}</source>
      <translation>このシステムには使えるキーリングがないため、ご自身だけが読めるファイルに保存します：{path}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>No token is kept.</source>
      <translation>トークンは保存されていません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>It is kept in the system's keyring.</source>
      <translation>システムのキーリングに保存されています。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>This is not an access token</source>
      <translation>アクセストークンではありません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>Hugging Face tokens start with hf_ and contain no spaces.</source>
      <translation>Hugging Face のトークンは hf_ で始まり、空白を含みません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>Make one at huggingface.co/settings/tokens (read access is enough) and copy it whole.</source>
      <translation>huggingface.co/settings/tokens で作り（読み取り権限で十分です）、全体をコピーしてください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>You chose it although it does not fit: it may swap, run very slowly, or run out of memory. {why}</source>
      <translation>収まらないのに選ばれました。スワップしたり、非常に遅くなったり、メモリ不足で終了することがあります。{why}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>The best model for this computer would be {title}.</source>
      <translation>この PC に最適なのは {title} です。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>So {title} is used for now. Run setup again when the source can be reached.</source>
      <translation>そのため当面は {title} を使います。入手元にアクセスできるようになったら、セットアップをもう一度実行してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>It comes from {source}, which cannot be reached: {why}</source>
      <translation>入手元の {source} にアクセスできません：{why}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{ram} of memory, {free} available</source>
      <translation>メモリ {ram}、使用可能 {free}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Data folder: {folder}</source>
      <translation>データフォルダー：{folder}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Computer</source>
      <translation>PC</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Installed</source>
      <translation>インストール済み</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Network</source>
      <translation>ネットワーク</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Nothing to do; it was set aside.</source>
      <translation>何もする必要はありません。別に保管されました。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>no graphics card</source>
      <translation>グラフィックカードなし</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{name} cannot be reached: {folder} is away.</source>
      <translation>{name} にアクセスできません：{folder} がありません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>The drive of {path} has only {free} free.</source>
      <translation>{path} のドライブの空きは {free} だけです。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Free some space; models need many gigabytes.</source>
      <translation>空きを増やしてください。モデルには何ギガバイトも必要です。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>No source of models can be reached. {note}</source>
      <translation>どのモデルの入手元にもアクセスできません。{note}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Check the network and the proxy.</source>
      <translation>ネットワークとプロキシを確認してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Nothing is wrong.</source>
      <translation>問題はありません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>The program's own files are incomplete.</source>
      <translation>プログラム自身のファイルが不完全です。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Install the launcher again.</source>
      <translation>プログラムをインストールし直してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{n} cores</source>
      <translation>{n} コア</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{name}: {n} files are missing or changed.</source>
      <translation>{name}：{n} 個のファイルがないか、変更されています。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Connect its drive. Nothing was forgotten.</source>
      <translation>ドライブを接続してください。何も失われていません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>nothing yet</source>
      <translation>まだありません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>answers</source>
      <translation>回答</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Run `strata-launcher repair`.</source>
      <translation>`strata-launcher repair` を実行してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>There is no program of this name</source>
      <translation>この名前のプログラムはありません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>{name} is not in the list.</source>
      <translation>{name} は一覧にありません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>connecting a program</source>
      <translation>プログラムの接続</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>disconnecting a program</source>
      <translation>プログラムの切断</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>Did you mean {name}?</source>
      <translation>{name} のことですか？</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>The list: {names}.</source>
      <translation>一覧: {names}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>{program} is connected by hand</source>
      <translation>{program} は手作業で接続します</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>It keeps its settings where no other program may write.</source>
      <translation>設定は他のプログラムが書き込めない場所にあります。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>Follow the steps: {steps}</source>
      <translation>次の手順に従ってください: {steps}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{path} is missing or was changed since it was installed. Often that is the antivirus.</source>
      <translation>{path} がないか、インストール後に変更されています。多くはウイルス対策ソフトによるものです。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run repair: it fetches only what is wrong. If it vanishes again, allow {folder} in the antivirus.</source>
      <translation>修復を実行してください。誤ったものだけを取得します。再び消える場合は、ウイルス対策ソフトで {folder} を許可してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The model's file is damaged</source>
      <translation>モデルのファイルが壊れています</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{path} is missing or has another size than when it was installed.</source>
      <translation>{path} がないか、インストール時とサイズが異なります。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run repair: it fetches only what is wrong.</source>
      <translation>修復を実行してください。誤ったものだけを取得します。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Another model is running</source>
      <translation>別のモデルが動いています</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The profile “{profile}” runs on port {port}.</source>
      <translation>プロファイル「{profile}」がポート {port} で動いています。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Stop it first, or use restart to change over.</source>
      <translation>先に停止するか、再起動で切り替えてください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>starting an engine</source>
      <translation>エンジンを起動中</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Stopping the engine.</source>
      <translation>エンジンを停止しています。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The engine is not running</source>
      <translation>エンジンが動いていません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>It is in the state “{state}”: {text}.</source>
      <translation>状態は「{state}」です：{text}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Start it first, then ask again.</source>
      <translation>先に起動してから、もう一度質問してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>A folder cannot be reached</source>
      <translation>フォルダーにアクセスできません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{folder} is away. Perhaps its drive is not connected.</source>
      <translation>{folder} がありません。ドライブが接続されていない可能性があります。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Connect the drive and start again. Nothing was forgotten.</source>
      <translation>ドライブを接続して起動し直してください。何も失われていません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Nothing is set up yet</source>
      <translation>まだ何もセットアップされていません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>There is no engine and no model in {folder}.</source>
      <translation>{folder} にエンジンとモデルがありません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run set-up first: `strata-launcher setup`.</source>
      <translation>先にセットアップを実行してください：`strata-launcher setup`。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The engine is already running.</source>
      <translation>エンジンはすでに動いています。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Port {port} is used instead.</source>
      <translation>代わりにポート {port} を使います。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/hub_shape.py" />
      <source>The memory for the context is estimated from the size.</source>
      <translation>コンテキストのメモリはサイズからの推定です。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/knowledge.py" />
      <source>The updated catalog is damaged, so the built-in one is used. ({error})</source>
      <translation>更新されたカタログが壊れているため、プログラム付属のものを使います。({error})</translation>
    </message>
    <message>
      <location filename="../../app/jobs/lastgood.py" />
      <source>{name} was changed from {before} to {after}.</source>
      <translation>{name} を {before} から {after} に変更しました。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/lastgood.py" />
      <source>The engine was changed from {before} to {after}.</source>
      <translation>エンジンを {before} から {after} に変更しました。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/lastgood.py" />
      <source>The graphics driver is another one than when it last worked.</source>
      <translation>グラフィックドライバーが、前回動いたときと異なります。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Try the new version</source>
      <translation>新しいバージョンを試す</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>The setup of {version} has started; it closes this program.</source>
      <translation>{version} のセットアップが始まりました。このプログラムは閉じられます。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Version {version} is in {folder} and was tested. Quit, then start that one.</source>
      <translation>バージョン {version} は {folder} にあり、動作を確認しました。終了してからそちらを起動してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Install it with: {command}</source>
      <translation>次のコマンドでインストールします: {command}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Open {path}, then replace the old version with it.</source>
      <translation>{path} を開き、古いものと置き換えてください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>The new version does not work on this computer</source>
      <translation>新しいバージョンはこのコンピューターで動きません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>It failed its test, so the old version stays.</source>
      <translation>使う前に試したところ失敗しました。古いものを残します。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Send the text below to the makers, and stay with this version until the next one.</source>
      <translation>下の文章を開発者に送り、次が出るまでこのバージョンをお使いください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>moving files</source>
      <translation>ファイルを移動中</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Move to {folder}</source>
      <translation>{folder} へ移動</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Only models move alone</source>
      <translation>単独で移動できるのはモデルだけです</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{name} is an engine.</source>
      <translation>{name} はエンジンです。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Move the whole data folder instead; engines go with it.</source>
      <translation>代わりにデータフォルダー全体を移動してください。エンジンも一緒に移ります。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>This model is yours</source>
      <translation>このモデルはご自身のものです</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{name} was added where you keep it; the launcher never moves it.</source>
      <translation>{name} は保管場所から追加されたもので、このプログラムは移動しません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Move it yourself, then add it again from its new place.</source>
      <translation>ご自身で移動し、新しい場所から追加し直してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>One folder lies inside the other</source>
      <translation>一方のフォルダーがもう一方の中にあります</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{new} and {old} overlap.</source>
      <translation>{new} と {old} が重なっています。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Choose a folder of its own.</source>
      <translation>独立したフォルダーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Connect the drive and try again. Nothing was forgotten.</source>
      <translation>ドライブを接続して、もう一度試してください。何も失われていません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>The folder is not empty</source>
      <translation>フォルダーが空ではありません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{folder} holds something already.</source>
      <translation>{folder} にはすでに何かがあります。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Choose an empty folder, or the name of a new one.</source>
      <translation>空のフォルダーか、新しいフォルダーの名前を選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>It is in use</source>
      <translation>使用中です</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>The engine runs with the profile “{profile}”.</source>
      <translation>エンジンがプロファイル「{profile}」で動いています。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Stop the engine first, then try again.</source>
      <translation>先にエンジンを停止してから、もう一度試してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Not enough space on the drive</source>
      <translation>ドライブの空きが足りません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{need} are needed (with 1 GB of reserve), and the drive of {folder} has {free} free.</source>
      <translation>{need} 必要ですが（予備 1 GB を含む）、{folder} のドライブの空きは {free} です。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Free up space there, or choose another drive. Nothing was moved.</source>
      <translation>移動先の空きを増やすか、別のドライブを選んでください。何も移動していません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{target} is in use now; {source} was cleared.</source>
      <translation>{target} を使うようになり、{source} は空にしました。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>Unknown family</source>
      <translation>不明なファミリー</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>You have not added a family called “{name}”.</source>
      <translation>「{name}」というファミリーは追加されていません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>Your own ones: {names}.</source>
      <translation>ご自身のもの：{names}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>There is no such quantization</source>
      <translation>その量子化はありません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>“{name}” is not among its files.</source>
      <translation>ファイルの中に「{name}」はありません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>It has {names}.</source>
      <translation>あるのは {names} です。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>No usable model was found</source>
      <translation>使えるモデルがありません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>“{name}” on Hugging Face holds no GGUF file.</source>
      <translation>Hugging Face の「{name}」に GGUF ファイルはありません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>Look for a repository with GGUF in its name; most models have one.</source>
      <translation>名前に GGUF を含むリポジトリを探してください。ほとんどのモデルにあります。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>looking for updates</source>
      <translation>更新を確認中</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>updating the catalog</source>
      <translation>カタログの更新</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>rolling the catalog back</source>
      <translation>カタログを元に戻す処理</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>This copy cannot update itself</source>
      <translation>このコピーは自分を更新できません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Version {version} is out, but not for this kind of installation.</source>
      <translation>バージョン {version} が出ていますが、この種類のインストール用はありません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Update a copy of the source the way you got it, or download the new version yourself.</source>
      <translation>ソースのコピーは入手したときと同じ方法で更新します。そうでなければ手動で新しい版を入手してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>No address for updates is set</source>
      <translation>更新用のアドレスが設定されていません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>This copy of the program has no update address, so it cannot check for updates.</source>
      <translation>このコピーはアドレスなしで作られたため、自分で更新を調べられません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Set one under Settings, Updates, or download a new version where you got this one.</source>
      <translation>「設定」の「更新」で設定するか、この版を入手した場所から新しい版を入手してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Nothing newer is known</source>
      <translation>新しいものはありません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>What is installed is the newest.</source>
      <translation>インストール済みのものが最新です。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Nothing has to be done.</source>
      <translation>何もする必要はありません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>There is nothing to go back to</source>
      <translation>戻るものがありません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>The catalog is the one that came with the program.</source>
      <translation>カタログはプログラム付属のものです。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>The list of updates cannot be read</source>
      <translation>更新の一覧を読めません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>It is signed, but not written as this version expects.</source>
      <translation>署名されていますが、このバージョンが期待する書き方ではありません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Nothing was changed. Download the new version of the program yourself.</source>
      <translation>何も変更していません。新しいバージョンを手動で入手してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>{title}: written to {config} and {scripts}.</source>
      <translation>{title}: {config} と {scripts} に書き込まれます。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>{title}: {fetch} are fetched, then checked, and take {disk} in {place}.</source>
      <translation>{title}: {fetch} をダウンロードして検証します。{place} で {disk} を使います。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>Start and first request</source>
      <translation>起動と最初のリクエスト</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>The engine is started on port {port} and answers a first request.</source>
      <translation>エンジンをポート {port} で起動し、最初のリクエストに応答させます。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>{title}: is in {place} already and stays.</source>
      <translation>{title}: すでに {place} にあり、そのまま残ります。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>Applied: {title}. It takes effect at the next start.</source>
      <translation>適用しました：{title}。次の起動から有効です。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>Taken back: {title}.</source>
      <translation>元に戻しました：{title}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>There is no profile in {folder}.</source>
      <translation>{folder} にプロファイルはありません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>“{title}” is the active profile now.</source>
      <translation>「{title}」を使用中のプロファイルにしました。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>It cannot be fetched again</source>
      <translation>もう一度取得できません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>{name} is no longer in the catalog.</source>
      <translation>{name} はもうカタログにありません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>Run setup to install what the catalog has now.</source>
      <translation>セットアップを実行して、現在カタログにあるものを入れてください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>repairing</source>
      <translation>修復中</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>{path} was repaired.</source>
      <translation>{path} を修復しました。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/reset.py" />
      <source>resetting</source>
      <translation>リセット中</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>{speed:.1f} tokens per second</source>
      <translation>毎秒 {speed:.1f} トークン</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Nothing fits this computer</source>
      <translation>この PC に合うものがありません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Choose another family or a smaller context, or run `recommend` to see what would change the result.</source>
      <translation>条件を下げる（別のファミリー、小さいコンテキスト）か、`recommend` で何を変えればよいか確認してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>setting up</source>
      <translation>セットアップ中</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Free {missing}, choose a smaller model, or use another folder.</source>
      <translation>{missing} 空けるか、小さいモデルか別のフォルダーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>No model that fits can be downloaded</source>
      <translation>合うものに、どれもアクセスできません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Check the network connection and the proxy, then run set-up again.</source>
      <translation>ネットワーク接続とプロキシを確認し、セットアップをもう一度実行してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>The catalog has no model for it.</source>
      <translation>カタログに合うモデルがありません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>{path}: {change}</source>
      <translation>{path}：{change}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Engine {id}</source>
      <translation>エンジン {id}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Model {id}</source>
      <translation>モデル {id}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Downloads and unfinished parts</source>
      <translation>ダウンロードと未完成の部分</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Logs</source>
      <translation>ログ</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Runs of the engine</source>
      <translation>エンジンの実行記録</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Settings, profiles and configs</source>
      <translation>設定、プロファイル、設定ファイル</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>removing files</source>
      <translation>ファイルを削除中</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>There is no such thing here</source>
      <translation>ここにはありません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Nothing called “{name}” is installed.</source>
      <translation>「{name}」というものはインストールされていません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Installed: {names}.</source>
      <translation>インストール済み：{names}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>The engine runs with {name}.</source>
      <translation>エンジンが {name} で動いています。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>System</source>
      <translation>システム</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The engine was started: {command}</source>
      <translation>エンジンを起動しました：{command}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It was tried for this crash on this computer and did not help.</source>
      <translation>同じクラッシュに対してここで試しましたが、効果がありませんでした。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Reported in: {sources}.</source>
      <translation>出典: {sources}。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>There is nothing to report yet</source>
      <translation>まだレポートするものがありません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>No engine was started in {folder}.</source>
      <translation>{folder} ではエンジンが起動されていません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Start one first.</source>
      <translation>先に起動してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It answers. A longer request shows whether it also holds under load.</source>
      <translation>回答しました。負荷がかかっても持ちこたえるかは、より長いリクエストで分かります。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Nothing has crashed</source>
      <translation>クラッシュはありません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The last run of the engine did not end in a crash.</source>
      <translation>エンジンの前回の実行はクラッシュで終わっていません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Start the engine; if it crashes, come back here.</source>
      <translation>エンジンを起動し、クラッシュしたらここに戻ってください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>With these changes: {changes}</source>
      <translation>適用中の変更：{changes}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It answered a first request.</source>
      <translation>最初のリクエストに回答しました。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It had not answered a request yet.</source>
      <translation>まだリクエストに回答していませんでした。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It exited with code {code}.</source>
      <translation>コード {code} で終了しました。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It fixed this crash on this computer before, with the same engine, GPU, and driver.</source>
      <translation>同じエンジン、カード、ドライバーで、以前ここで同じクラッシュを解消しました。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Trade-off: {cost}</source>
      <translation>代償: {cost}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It fixed this crash on this computer before, with another engine or driver.</source>
      <translation>別のエンジンまたはドライバーで、以前ここで同じクラッシュを解消しました。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The fix most likely to help comes first; among equals, the one with the smallest trade-off.</source>
      <translation>最も確実なものを先に、同程度なら負担の少ないものを先に並べています。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The engine is {version} again.</source>
      <translation>エンジンは {version} に戻りました。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/uninstall.py" />
      <source>uninstalling</source>
      <translation>アンインストール中</translation>
    </message>
    <message>
      <location filename="../../app/jobs/uninstall.py" />
      <source>Settings, profiles, configs and runs</source>
      <translation>設定、プロファイル、設定ファイル、実行記録</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Try {build} with a real request</source>
      <translation>{build} を実際のリクエストで試す</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>updating an engine</source>
      <translation>エンジンを更新中</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>rolling an engine back</source>
      <translation>エンジンを元に戻しています</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The installed engines are as new as the catalog.</source>
      <translation>インストール済みのエンジンはカタログと同じ新しさです。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Check again after the next update of the launcher or its catalog.</source>
      <translation>プログラムかカタログの次の更新後に、もう一度確認してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>This build is pinned</source>
      <translation>このビルドは固定されています</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>You chose to keep {build}.</source>
      <translation>{build} を維持することが選ばれています。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Unpin it first: `strata-launcher update --unpin {build}`.</source>
      <translation>先に固定を外してください：`strata-launcher update --unpin {build}`。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The connection is metered</source>
      <translation>従量制の接続です</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The system reports a metered connection, and your settings say to wait on those.</source>
      <translation>システムによるとこの回線は従量制で、設定では待機することになっています。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Try again on another connection, or allow it this once.</source>
      <translation>別の回線で試すか、今回だけ許可してください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>This engine is updated by setup</source>
      <translation>このエンジンはセットアップで更新します</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{engine} is installed in steps of its own.</source>
      <translation>{engine} は独自の手順でインストールされます。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Run setup again. It installs the new version and keeps the old one so that you can roll back.</source>
      <translation>セットアップをもう一度実行してください。新しいバージョンを入れ、古いものは戻せるように残します。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The previous build is no longer available</source>
      <translation>前のビルドはもうありません</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{build} was removed, and the catalog does not have it.</source>
      <translation>{build} は削除され、カタログにもありません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Run setup to choose one of the available builds.</source>
      <translation>セットアップで、あるビルドの中から選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>No engine was updated in {folder}.</source>
      <translation>{folder} ではエンジンが更新されていません。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Only an update can be rolled back; a change of the profile is undone with `profiles undo`.</source>
      <translation>戻せるのは更新だけです。プロファイルの変更は `profiles undo` で元に戻せます。</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{build} is in use again</source>
      <translation>{build} を再び使用</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{build} is in use</source>
      <translation>{build} を使用</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Loading; started outside the launcher</source>
      <translation>読み込み中（ランチャーの外で起動）</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Ready; started outside the launcher</source>
      <translation>準備完了（ランチャーの外で起動）</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Takes requests; started outside the launcher, nothing was asked yet</source>
      <translation>リクエストを受け付けます。プログラム外で起動され、まだ質問はありません</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Starting the engine</source>
      <translation>エンジンを起動しています</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine runs on the processor although a graphics card was chosen: it could not use the card. A newer driver or another engine build helps most often.</source>
      <translation>グラフィックカードが選ばれていますが、エンジンはプロセッサーで動いています。カードを使えませんでした。新しいドライバーか別のエンジンビルドが最もよく効きます。</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The context was cut: {asked} asked, {given} given.</source>
      <translation>コンテキストが短くなりました：要求 {asked}、実際 {given}。</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine stopped by itself</source>
      <translation>エンジンがひとりでに停止しました</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine stopped and is started again</source>
      <translation>エンジンが停止し、再起動しています</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Loaded; sending a first request</source>
      <translation>読み込み完了。最初の質問を送っています</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Working on a request</source>
      <translation>リクエストを処理中</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Stopping the engine</source>
      <translation>エンジンを停止しています</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine gave no sign of life while loading</source>
      <translation>読み込み中にエンジンの反応がなくなりました</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Ready, but not as asked</source>
      <translation>準備完了（指定とは異なります）</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine did not answer the first request</source>
      <translation>エンジンが最初の質問に回答しませんでした</translation>
    </message>
    <message>
      <location filename="../../app/runtime/status.py" />
      <source>The program that watched over the engine was ended, and the engine with it</source>
      <translation>エンジンを見守るプログラムが終了し、エンジンも一緒に終了しました</translation>
    </message>
    <message>
      <location filename="../../app/system/home.py" />
      <source>The folder's path is too long</source>
      <translation>フォルダーのパスが長すぎます</translation>
    </message>
    <message>
      <location filename="../../app/system/home.py" />
      <source>Windows programs open paths of up to 259 characters; {folder} has {length} already.</source>
      <translation>Windows のプログラムが開けるパスは 259 文字までです。{folder} はすでに {length} 文字あります。</translation>
    </message>
    <message>
      <location filename="../../app/system/home.py" />
      <source>Choose a folder with a path of at most {most} characters.</source>
      <translation>パスが {most} 文字以内のフォルダーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>The data folder was moved</source>
      <translation>データフォルダーは移動されました</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>It was moved to {folder} while this program was open.</source>
      <translation>このプログラムが開いている間に {folder} へ移動されました。</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Close this program and start it again; it finds the new place by itself.</source>
      <translation>このプログラムを閉じて、もう一度起動してください。新しい場所は自動で見つかります。</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Another launcher is at work</source>
      <translation>別のランチャーが作業中です</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Process {pid} is {doing} in the same data folder.</source>
      <translation>プロセス {pid} が同じデータフォルダーで作業しています：{doing}。</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Wait until it has finished, or end it, and try again.</source>
      <translation>終わるのを待つか、終了させてから、もう一度試してください。</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>a file of the launcher</source>
      <translation>このプログラムのファイル</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>If you do not see why, run `strata-launcher doctor` and look at what it says.</source>
      <translation>理由が分からない場合は、`strata-launcher doctor` を実行して内容を確認してください。</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The disk is full</source>
      <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>There was no room to write {where}.</source>
      <translation>{where} を書き込む空きがありませんでした。</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Free some space and do the same again; what was finished is kept.</source>
      <translation>空きを増やして同じ操作をしてください。完了したものは残っています。</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The folder cannot be written to</source>
      <translation>フォルダーに書き込めません</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The system refused access to {where}.</source>
      <translation>システムが {where} へのアクセスを拒否しました。</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Choose another folder with --home, or give yourself the right to write there.</source>
      <translation>--home で別のフォルダーを選ぶか、書き込み権限を付けてください。</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The drive is read-only</source>
      <translation>ドライブが読み取り専用です</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>{where} lies on a drive that cannot be written to.</source>
      <translation>{where} は書き込めないドライブにあります。</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Choose a folder on another drive with --home.</source>
      <translation>--home で別のドライブのフォルダーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is used by another program.</source>
      <translation>ポート {port} は別のプログラムが使っています。</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is reserved by the system; no program holds it.</source>
      <translation>ポート {port} はシステムに予約されています。使っているプログラムはありません。</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is used by {holder}.</source>
      <translation>ポート {port} は {holder} が使っています。</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>That is not a port</source>
      <translation>ポートではありません</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>{port} is not a port number.</source>
      <translation>{port} はポート番号ではありません。</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Choose a number from 1024 to 65535, for example 8080.</source>
      <translation>1024 から 65535 の数を選んでください。例：8080。</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>The address cannot be used</source>
      <translation>このアドレスは使えません</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>{host}:{port} is not an address of this computer.</source>
      <translation>{host}:{port} はこの PC のアドレスではありません。</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Use 127.0.0.1 for this computer only.</source>
      <translation>この PC だけで使うなら 127.0.0.1 にしてください。</translation>
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The settings file could not be read. It was kept as {name}, and the last good one is used.</source>
      <translation>設定ファイルを読み取れませんでした。{name} として保管し、最後の正常なものを使います。</translation>
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The setting “{name}” had a value that makes no sense; the default is used.</source>
      <translation>設定「{name}」の値が不正なため、既定値を使います。</translation>
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The settings file could not be read ({error}). The last good one is used.</source>
      <translation>設定ファイルを読み取れませんでした（{error}）。最後の正常なものを使います。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>The archive is not safe</source>
      <translation>アーカイブが安全ではありません</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>{archive} was not unpacked because of its entry {name}: {reason}.</source>
      <translation>項目 {name} のため、{archive} を展開しませんでした：{reason}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>Do not use this file. If it came from Strata Launcher's catalogue, please tell us.</source>
      <translation>このファイルを使わないでください。Strata Launcher のカタログから得た場合はお知らせください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it unpacks to far more than such a file should (over {most})</source>
      <translation>このようなファイルにしては展開後が大きすぎます（{most} 超）</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is a link or a device</source>
      <translation>リンクまたはデバイスです</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>its path is absolute</source>
      <translation>絶対パスです</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>its path leaves the folder</source>
      <translation>パスがフォルダーの外に出ています</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it has no name</source>
      <translation>名前がありません</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>two files have the same name</source>
      <translation>2 つのファイルが同じ名前です</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is a link to nothing</source>
      <translation>存在しないものへのリンクです</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>Windows cannot hold this name</source>
      <translation>Windows で使えない名前です</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is the name of a device</source>
      <translation>デバイスの名前です</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{need} are needed in {folder} and {reserve} should stay free, but only {free} are: {short} too little.</source>
      <translation>{folder} に {need} 必要で、{reserve} を空けておくべきですが、空きは {free} です（{short} 不足）。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Make room on this drive, or choose a folder on another one.</source>
      <translation>このドライブの空きを増やすか、別のドライブのフォルダーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The file is too big for this drive</source>
      <translation>このドライブにはファイルが大きすぎます</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The drive of {where} is formatted with FAT32, which ends at 4.3 GB; the file has {size}.</source>
      <translation>{where} のドライブは上限 4.3 GB の FAT32 形式で、ファイルは {size} です。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Choose a folder on a drive with NTFS, exFAT or another modern file system.</source>
      <translation>NTFS、exFAT など新しいファイルシステムのドライブにあるフォルダーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The folder cannot be written</source>
      <translation>フォルダーに書き込めません</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{where}: {reason}.</source>
      <translation>{where}：{reason}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Choose another folder, or allow this program to write there.</source>
      <translation>別のフォルダーを選ぶか、このプログラムの書き込みを許可してください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The drive is full</source>
      <translation>ドライブがいっぱいです</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{where} could not be written because the drive is full.</source>
      <translation>ドライブがいっぱいで、{where} を書き込めませんでした。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Make room on this drive, then try again. What was downloaded is kept.</source>
      <translation>このドライブの空きを増やしてから、もう一度試してください。ダウンロード済みの分は残ります。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The folder cannot be reached</source>
      <translation>フォルダーにアクセスできません</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Connect the drive again, then try again. What was downloaded is kept.</source>
      <translation>ドライブを接続し直して、もう一度試してください。ダウンロード済みの分は残ります。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This drive is formatted with FAT32: it cannot hold files of more than 4.3 GB.</source>
      <translation>このドライブは FAT32 形式です。4.3 GB を超えるファイルを保存できません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This drive is formatted with exFAT: a power cut can damage files there, and files of other programs are copied in place of shared.</source>
      <translation>このドライブは exFAT 形式です。停電でファイルが壊れることがあり、他のプログラムのファイルは共有されずコピーされます。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This is a network drive: models load slowly from it, and not at all while it is away.</source>
      <translation>ネットワークドライブです。モデルの読み込みが遅く、切断中は読み込めません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This folder belongs to OneDrive, which would upload the models and may remove them from the disk.</source>
      <translation>このフォルダーは OneDrive のものです。モデルがアップロードされ、ディスクから消されることがあります。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>more</source>
      <translation>さらに表示</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No connection to {host}: {reason}.</source>
      <translation>{host} に接続できません：{reason}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No connection to the download</source>
      <translation>ダウンロード元に接続できません</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Check the internet connection, then try again. What was downloaded is kept and goes on from there.</source>
      <translation>インターネット接続を確認して、もう一度試してください。ダウンロード済みの分は残り、そこから続きます。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The certificate of {host} is not trusted ({reason}). A company network or a virus scanner may be reading the encrypted traffic.</source>
      <translation>{host} の証明書は信頼されていません（{reason}）。社内ネットワークかウイルススキャナーが暗号化通信を読み取っている可能性があります。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} ended the connection.</source>
      <translation>{host} が接続を切りました。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No encrypted connection to {host}: {reason}.</source>
      <translation>{host} に暗号化接続できません：{reason}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The name {host} cannot be looked up (DNS).</source>
      <translation>名前 {host} を解決できません（DNS）。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} did not answer in time.</source>
      <translation>{host} が時間内に応答しませんでした。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} refused the connection.</source>
      <translation>{host} が接続を拒否しました。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} sent an answer that is not HTTP.</source>
      <translation>{host} の応答が HTTP ではありません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy does not let us through to {host} ({reason}).</source>
      <translation>プロキシが {host} への接続を許可しません（{reason}）。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{name} could not be downloaded.</source>
      <translation>{name} をダウンロードできませんでした。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy asks for a user name and a password.</source>
      <translation>プロキシがユーザー名とパスワードを求めています。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{name} is on this computer already ({found}) and is not downloaded.</source>
      <translation>{name} はすでにこの PC にあるため（{found}）、ダウンロードしません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>The drive of {folder} is full. The download waits for {need} of free space and then goes on.</source>
      <translation>{folder} のドライブがいっぱいです。{need} 空くまで待ってからダウンロードを続けます。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>Process {pid} fetches the same file; this one waits for it.</source>
      <translation>プロセス {pid} が同じファイルを取得しています。完了を待ちます。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>The download goes on.</source>
      <translation>ダウンロードを続けます。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{label} delivers another content.</source>
      <translation>{label} の内容が異なります。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>There is room again; the download goes on.</source>
      <translation>空きができたため、ダウンロードを続けます。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{note} The download goes on by itself.</source>
      <translation>{note} ダウンロードは自動的に続きます。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>No source is known for it.</source>
      <translation>入手元が分かりません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits until the one that you started is done.</source>
      <translation>開始されたダウンロードが終わるまで待機します。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits until {time}, as set in the schedule.</source>
      <translation>スケジュールに従い、{time} まで待機します。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits because this line is metered; it goes on by itself on another one.</source>
      <translation>従量制の回線のため待機しています。別の回線では自動的に続きます。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Hugging Face asks us to wait {seconds} seconds.</source>
      <translation>Hugging Face から {seconds} 秒待つように求められています。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>There is no such repository</source>
      <translation>そのリポジトリはありません</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Hugging Face has no “{name}”, or it is private.</source>
      <translation>Hugging Face に「{name}」がないか、非公開です。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Check the spelling (owner/name). For a private one, set your access token first.</source>
      <translation>つづり（owner/name）を確認してください。非公開の場合は、先にアクセストークンを設定してください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Hugging Face cannot be asked</source>
      <translation>Hugging Face に問い合わせできません</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Its answer is none that we understand.</source>
      <translation>応答を理解できません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>A proxy or a portal may have answered in its place; open the page in a browser to see.</source>
      <translation>プロキシやポータルが代わりに応答した可能性があります。ブラウザーでページを開いて確認してください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Check the network connection and the proxy, or give a file on this computer.</source>
      <translation>ネットワーク接続とプロキシを確認するか、この PC のファイルを指定してください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>It answered with the code {status}.</source>
      <translation>コード {status} が返されました。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Try again in a few minutes.</source>
      <translation>数分後にもう一度試してください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent something that is not {kind}.</source>
      <translation>{host} が送ったものは{kind}ではありません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent a web page instead of the file.</source>
      <translation>{host} がファイルではなくウェブページを送りました。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent the file in a packed form.</source>
      <translation>{host} がファイルを圧縮した形で送りました。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>The file at {host} has changed; the download begins anew.</source>
      <translation>{host} のファイルが変わったため、ダウンロードを最初からやり直します。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent another part of the file than was asked for.</source>
      <translation>{host} が要求と異なる部分を送りました。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>the file</source>
      <translation>ファイル</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>a GGUF model</source>
      <translation>GGUF モデル</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>a ZIP archive</source>
      <translation>ZIP アーカイブ</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} has a file of {found} bytes where {wanted} are expected.</source>
      <translation>{host} のファイルは {found} バイトですが、{wanted} バイトのはずです。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>This file needs a licence to be accepted at {where}, and a token.</source>
      <translation>このファイルには、{where} でのライセンスへの同意とトークンが必要です。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>Your token does not open this file yet: accept its licence at {where}.</source>
      <translation>お使いのトークンではまだ開けません。{where} でライセンスに同意してください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} does not have the file ({status}).</source>
      <translation>{host} にファイルがありません（{status}）。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} refuses a part of the file that it should have.</source>
      <translation>{host} が、あるはずのファイルの一部を拒否しました。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} is busy and asks us to wait.</source>
      <translation>{host} は混雑しており、待つよう求めています。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} has a fault ({status}).</source>
      <translation>{host} に障害があります（{status}）。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} says now that the file is not there.</source>
      <translation>{host} は、ファイルがないと応答しています。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The archive does not have the expected file</source>
      <translation>アーカイブに想定のファイルがありません</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>{glob} names no file, or more than one, in the archive.</source>
      <translation>アーカイブ内で {glob} に当てはまるファイルがないか、複数あります。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>Update Strata Launcher's catalogue, or choose another variant.</source>
      <translation>Strata Launcher のカタログを更新するか、別の版を選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The archive cannot be read</source>
      <translation>アーカイブを読み取れません</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>{name} came in an archive that is damaged or of an unknown kind.</source>
      <translation>{name} のアーカイブが壊れているか、種類が不明です。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>Try again; if it stays so, tell us about this file.</source>
      <translation>もう一度試してください。直らない場合は、このファイルについてお知らせください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The file {name} in the archive has another content than expected.</source>
      <translation>アーカイブ内のファイル {name} の内容が想定と異なります。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>No package index and no folder with packages is configured.</source>
      <translation>パッケージインデックスもパッケージのフォルダーも設定されていません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index has no file {filename}.</source>
      <translation>パッケージインデックスにファイル {filename} がありません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index {host} does not have {project}.</source>
      <translation>パッケージインデックス {host} に {project} がありません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index {host} answered with {status}.</source>
      <translation>パッケージインデックス {host} が {status} を返しました。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>{host} is not a package index.</source>
      <translation>{host} はパッケージインデックスではありません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The folder {path} is not there.</source>
      <translation>フォルダー {path} がありません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>{folder} does not have the package.</source>
      <translation>{folder} にそのパッケージはありません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Nothing was changed; what is installed goes on working.</source>
      <translation>何も変更していません。インストール済みのものはそのまま動きます。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The update is not what its makers signed</source>
      <translation>更新は開発者が署名したものと違います</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>A signature, a size or a hash is wrong, so nothing of it is used.</source>
      <translation>署名、サイズ、またはハッシュが正しくないため、一切使いません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>What the address for updates says is out of date</source>
      <translation>更新用アドレスの情報は期限切れです</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Its signed list has expired: nobody renewed it, or somebody holds newer ones back.</source>
      <translation>署名された一覧の期限が切れています。誰も更新していないか、新しい一覧が止められています。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The address for updates offers an older list than before</source>
      <translation>更新用アドレスが以前より古い一覧を出しています</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>A list that was seen here already was newer. Old lists are not accepted: they hide updates.</source>
      <translation>ここで既に見た一覧のほうが新しいものでした。古い一覧は更新を隠すため受け付けません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The update is not complete</source>
      <translation>更新が完全ではありません</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The address for updates names “{name}”, but nobody signed such a file.</source>
      <translation>更新用アドレスは「{name}」を挙げていますが、そのようなファイルには誰も署名していません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Nothing was changed. Try again tomorrow; the makers have to mend this.</source>
      <translation>何も変更していません。明日もう一度お試しください。開発者が直す必要があります。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The address for updates cannot be reached</source>
      <translation>更新用アドレスに接続できません</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>A proxy may have changed it: try another network. If it stays so, tell the makers.</source>
      <translation>プロキシが変えた可能性があります。別のネットワークをお試しください。続くようなら開発者に知らせてください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Check the date and time of this computer, and look again tomorrow.</source>
      <translation>このコンピューターの日付と時刻を確かめ、明日もう一度調べてください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>If it stays so tomorrow, tell the makers.</source>
      <translation>明日も続くようなら開発者に知らせてください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Check the network connection and the proxy, and look again later.</source>
      <translation>ネットワーク接続とプロキシを確かめ、後でもう一度調べてください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/sources.py" />
      <source>{path} is not there. Is the drive connected?</source>
      <translation>{path} がありません。ドライブは接続されていますか？</translation>
    </message>
    <message>
      <location filename="../../app/transfer/sources.py" />
      <source>{url} is not a web address.</source>
      <translation>{url} はウェブアドレスではありません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects in a circle.</source>
      <translation>{host} のリダイレクトが循環しています。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>The proxy {proxy} is of a kind that is not supported.</source>
      <translation>プロキシ {proxy} の種類には対応していません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} ended the connection early.</source>
      <translation>{host} が途中で接続を切りました。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{path} cannot be read: {reason}.</source>
      <translation>{path} を読み取れません：{reason}。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects to an address of another kind.</source>
      <translation>{host} が別の種類のアドレスへリダイレクトします。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects to an address without encryption.</source>
      <translation>{host} が暗号化されていないアドレスへリダイレクトします。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} is damaged: its checksum is not the published one.</source>
      <translation>{name} が壊れています。チェックサムが公開値と異なります。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} has {found} bytes instead of {wanted}.</source>
      <translation>{name} は {wanted} ではなく {found} バイトです。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{path} is not there.</source>
      <translation>{path} がありません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>Nobody published a checksum for {name}.</source>
      <translation>{name} のチェックサムは公開されていません。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} does not begin like such a file.</source>
      <translation>{name} の先頭がこの種のファイルの形式ではありません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/aborted.toml" />
      <source>The engine stopped itself</source>
      <translation>エンジンが自ら停止しました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/aborted.toml" />
      <source>It found a fault that it could not go on with; its last lines say which, if anything does.</source>
      <translation>続行できない異常を検出しました。最後の数行が原因の手がかりです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/aborted.toml" />
      <source>See the last lines below; a smaller context or another build helps most often.</source>
      <translation>下の最後の数行をご覧ください。小さいコンテキストか別のビルドが最もよく効きます。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/access-violation.toml" />
      <source>The engine crashed in its own code or in the driver</source>
      <translation>エンジンが自身のコードかドライバー内でクラッシュしました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/access-violation.toml" />
      <source>It touched memory that is not its own. Nothing in the log says more.</source>
      <translation>自分のものではないメモリに触れました。ログにそれ以上の情報はありません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/access-violation.toml" />
      <source>Another way to the card, or the processor, gets you working; the report helps the maintainers.</source>
      <translation>カードを別の方法で使うか、プロセッサーを使えば続けられます。レポートは開発者の助けになります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/adapter-mismatch.toml" />
      <source>The adapter does not belong to this model</source>
      <translation>アダプターがこのモデルのものではありません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/adapter-mismatch.toml" />
      <source>A LoRA or control vector has other sizes than the model.</source>
      <translation>LoRA または制御ベクトルのサイズがモデルと異なります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/adapter-mismatch.toml" />
      <source>Start without it.</source>
      <translation>それなしで起動してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/allocation-failed.toml" />
      <source>The engine could not get the memory it needs</source>
      <translation>エンジンが必要なメモリを確保できませんでした</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/allocation-failed.toml" />
      <source>An allocation failed: the limit of this process, of its container, or of the computer is reached.</source>
      <translation>メモリの割り当てに失敗しました。プロセス、コンテナー、または PC の上限に達しています。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/allocation-failed.toml" />
      <source>Use a smaller context or a smaller model.</source>
      <translation>小さいコンテキストか小さいモデルを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-ring-timeout.toml" />
      <source>Linux reset the AMD card</source>
      <translation>Linux が AMD カードをリセットしました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-ring-timeout.toml" />
      <source>A computing job took longer than the kernel allows, so it reset the card.</source>
      <translation>計算がカーネルの許す時間を超えたため、カードがリセットされました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-ring-timeout.toml" />
      <source>Make the steps smaller.</source>
      <translation>ステップを小さくしてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-tdr.toml" />
      <source>Windows restarted the graphics driver</source>
      <translation>Windows がグラフィックドライバーを再起動しました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-tdr.toml" />
      <source>A computing job on the AMD card took longer than the two seconds that Windows allows, so Windows reset the driver.</source>
      <translation>AMD カードの計算が Windows の許す 2 秒を超えたため、Windows がドライバーをリセットしました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-tdr.toml" />
      <source>Let the KV cache take another way, or use a smaller prompt block.</source>
      <translation>KV キャッシュを別の経路にするか、プロンプトのブロックを小さくしてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/antivirus.toml" />
      <source>Windows refused access to a file of the engine</source>
      <translation>Windows がエンジンのファイルへのアクセスを拒否しました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/antivirus.toml" />
      <source>Most often the antivirus keeps the file; less often the rights of the folder are wrong. The model is not the cause.</source>
      <translation>多くはウイルス対策ソフトがファイルを押さえています。まれにフォルダーの権限が誤っています。モデルは原因ではありません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/antivirus.toml" />
      <source>Look into the antivirus' quarantine, allow the engine's folder there, then repair the engine.</source>
      <translation>ウイルス対策ソフトの隔離を確認し、エンジンのフォルダーを許可してから、エンジンを修復してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ape-interpreter.toml" />
      <source>The system does not know how to start a llamafile</source>
      <translation>システムが llamafile の起動方法を知りません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ape-interpreter.toml" />
      <source>The loader for this kind of program is not registered with the system.</source>
      <translation>この種類のプログラムのローダーがシステムに登録されていません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ape-interpreter.toml" />
      <source>Register the loader, again after each restart of the computer.</source>
      <translation>ローダーを登録してください。再起動のたびに必要です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/arithmetic-fault.toml" />
      <source>The engine computed something that cannot be computed</source>
      <translation>エンジンが計算できないものを計算しました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/arithmetic-fault.toml" />
      <source>It divided by zero or made a number too large for its place: a fault in the engine, often for one model or one setting.</source>
      <translation>ゼロで割ったか、数が大きくなりすぎました。エンジンの不具合で、特定のモデルや設定で起こりがちです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/arithmetic-fault.toml" />
      <source>Another build helps most often; the report with the model's name helps the maintainers.</source>
      <translation>別のビルドが最もよく効きます。モデル名を含むレポートは開発者の助けになります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/assertion-failed.toml" />
      <source>A check inside a program failed</source>
      <translation>プログラム内のチェックに失敗しました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/assertion-failed.toml" />
      <source>The program found a condition that must never hold, and ended itself; the line in the log names it.</source>
      <translation>決して成り立ってはならない条件を検出し、プログラムが自ら終了しました。ログの行にその内容があります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/assertion-failed.toml" />
      <source>Another build helps most often; the report with that line helps the maintainers.</source>
      <translation>別のビルドが最もよく効きます。その行を含むレポートは開発者の助けになります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-head-size.toml" />
      <source>The card has no flash attention for this model</source>
      <translation>このモデル用の flash attention がカードにありません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-head-size.toml" />
      <source>The size of the model's attention heads is not among those that this backend was built for.</source>
      <translation>モデルのアテンションヘッドのサイズが、このバックエンドの対応するものに含まれていません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-head-size.toml" />
      <source>Turn flash attention off.</source>
      <translation>flash attention をオフにしてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-kv-types.toml" />
      <source>This build has no attention code for these KV types</source>
      <translation>このビルドにはこれらの KV 型用のアテンションコードがありません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-kv-types.toml" />
      <source>Flash attention was not built for this pair of number types.</source>
      <translation>flash attention はこの数値型の組み合わせ用にビルドされていません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-kv-types.toml" />
      <source>Use 16-bit numbers for the context, or the same type for both.</source>
      <translation>コンテキストに 16 ビットの数値を使うか、両方に同じ型を使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-api-key.toml" />
      <source>The key for the engine's address is empty or wrong</source>
      <translation>エンジンのアドレスのキーが空か、誤っています</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-api-key.toml" />
      <source>The server refuses to start with an empty key, or a program sent another one.</source>
      <translation>キーが空だとサーバーは起動しません。または、プログラムが別のキーを送りました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-api-key.toml" />
      <source>Set the key again in the settings.</source>
      <translation>設定でキーを設定し直してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-arguments.toml" />
      <source>The engine does not know one of its settings</source>
      <translation>エンジンが設定の 1 つを認識できません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-arguments.toml" />
      <source>An argument in the config is unknown to this version or has a wrong value.</source>
      <translation>設定ファイルの引数がこのバージョンにないか、値が誤っています。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-arguments.toml" />
      <source>Take the last change back.</source>
      <translation>最後の変更を元に戻してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-image.toml" />
      <source>A file of the engine is damaged</source>
      <translation>エンジンのファイルが壊れています</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-image.toml" />
      <source>32-bit and 64-bit parts were mixed, or a download was cut.</source>
      <translation>32 ビットと 64 ビットの部分が混ざったか、ダウンロードが途中で切れました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-image.toml" />
      <source>Repair the engine: only what is wrong is fetched again.</source>
      <translation>エンジンを修復してください。誤ったものだけを取得し直します。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/chat-template.toml" />
      <source>The chat template refused the messages</source>
      <translation>チャットテンプレートがメッセージを拒否しました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/chat-template.toml" />
      <source>The model's own template cannot render what was sent: roles out of order, or a function that it does not know. The engine goes on.</source>
      <translation>モデル自身のテンプレートが送られた内容を表せません。役割の順序が違うか、知らない関数があります。エンジンは動き続けます。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/chat-template.toml" />
      <source>Begin a new chat, or use another template.</source>
      <translation>新しいチャットを始めるか、別のテンプレートを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/closed-by-user.toml" />
      <source>It was closed</source>
      <translation>閉じられました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/closed-by-user.toml" />
      <source>Somebody pressed Ctrl+C, closed its window or ended the session. That is no crash.</source>
      <translation>Ctrl+C が押されたか、ウィンドウが閉じられたか、セッションが終了しました。クラッシュではありません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/closed-by-user.toml" />
      <source>Start it again when you need it.</source>
      <translation>必要なときにまた起動してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cloud-placeholder.toml" />
      <source>The model's file lies in the cloud</source>
      <translation>モデルのファイルがクラウドにあります</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cloud-placeholder.toml" />
      <source>What is here is only a placeholder of the cloud drive, and it could not be fetched.</source>
      <translation>ここにあるのはクラウドドライブの仮のファイルだけで、取得できませんでした。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cloud-placeholder.toml" />
      <source>Keep the file on this device, or move the model to a local folder.</source>
      <translation>ファイルをこのデバイスに置くか、モデルをローカルフォルダーへ移してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/compute-failed.toml" />
      <source>The engine could not compute a request</source>
      <translation>エンジンがリクエストを計算できませんでした</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/compute-failed.toml" />
      <source>A step of the computation failed although the engine kept running: most often memory was short in that moment, or this build has a fault with this model.</source>
      <translation>エンジンは動き続けましたが、計算の段階が失敗しました。多くはその瞬間のメモリ不足か、このビルドとモデルの組み合わせの不具合です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/compute-failed.toml" />
      <source>Make the steps smaller, or use a smaller context.</source>
      <translation>処理を小さくするか、小さいコンテキストを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/connection-refused.toml" />
      <source>Nothing answers at the engine's address</source>
      <translation>エンジンのアドレスで何も応答しません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/connection-refused.toml" />
      <source>A program asked for the engine, and nothing listened there: it is not running yet, or on another port.</source>
      <translation>プログラムがエンジンを呼びましたが、応答するものがありません。まだ起動していないか、別のポートです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/connection-refused.toml" />
      <source>Start the engine, and check the port in the other program.</source>
      <translation>エンジンを起動し、もう一方のプログラムのポートを確認してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/container-without-card.toml" />
      <source>The container cannot get the graphics card</source>
      <translation>コンテナーがグラフィックカードを使えません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/container-without-card.toml" />
      <source>The container runtime finds no NVIDIA toolkit or not the driver's libraries.</source>
      <translation>コンテナーの実行環境が NVIDIA ツールキットまたはドライバーのライブラリを見つけられません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/container-without-card.toml" />
      <source>Install the NVIDIA container toolkit and restart the container service.</source>
      <translation>NVIDIA Container Toolkit を入れて、コンテナーサービスを再起動してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-exceeded.toml" />
      <source>The conversation is longer than the context</source>
      <translation>会話がコンテキストより長くなりました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-exceeded.toml" />
      <source>The prompt and the answer together need more tokens than the engine was started with.</source>
      <translation>プロンプトと回答の合計が、エンジン起動時のトークン数を超えています。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-exceeded.toml" />
      <source>Begin a new chat, or start with a larger context.</source>
      <translation>新しい会話を始めるか、より大きいコンテキストで起動してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-shift-fault.toml" />
      <source>Moving the context failed</source>
      <translation>コンテキストの移動に失敗しました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-shift-fault.toml" />
      <source>The conversation was longer than the context, and the engine's way to make room has a fault.</source>
      <translation>会話がコンテキストより長く、エンジンが空きを作る方法に不具合があります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-shift-fault.toml" />
      <source>Use a larger context, or another build.</source>
      <translation>より大きなコンテキストか、別のビルドを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-too-large.toml" />
      <source>The context does not fit into the memory</source>
      <translation>コンテキストがメモリに収まりません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-too-large.toml" />
      <source>The memory for the context (KV cache) could not be got at this size.</source>
      <translation>この大きさのコンテキスト用メモリ（KV キャッシュ）を確保できませんでした。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-too-large.toml" />
      <source>Use a smaller context, or a smaller number type for it.</source>
      <translation>小さいコンテキストか、小さい数値型を使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cublas-failed.toml" />
      <source>NVIDIA's matrix library could not start</source>
      <translation>NVIDIA の行列ライブラリが起動できませんでした</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cublas-failed.toml" />
      <source>cuBLAS failed, most often because no graphics memory was left for it.</source>
      <translation>cuBLAS が失敗しました。多くはグラフィックメモリが残っていないためです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cublas-failed.toml" />
      <source>Put fewer layers on the card.</source>
      <translation>カードに置く層を減らしてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-illegal-address.toml" />
      <source>A computing step on the NVIDIA card went wrong</source>
      <translation>NVIDIA カードの計算で異常が起きました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-illegal-address.toml" />
      <source>The card reported an illegal memory access: a fault in the engine, in the driver, or a card that is overclocked too far.</source>
      <translation>カードが不正なメモリアクセスを報告しました。エンジンかドライバーの不具合、またはオーバークロックのしすぎです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-illegal-address.toml" />
      <source>Turn flash attention off; another build or driver helps next.</source>
      <translation>flash attention をオフにしてください。次に効くのは別のビルドかドライバーです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-invalid-argument.toml" />
      <source>The engine gave the card a wrong order</source>
      <translation>エンジンがカードに誤った命令を出しました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-invalid-argument.toml" />
      <source>A fault of this build with this model or this way of spreading it over cards and processor.</source>
      <translation>このモデル、またはカードとプロセッサへの分け方での、このビルドの不具合です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-invalid-argument.toml" />
      <source>Go back to the build before.</source>
      <translation>前のビルドに戻してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-launch-failure.toml" />
      <source>A computing step on the NVIDIA card was broken off</source>
      <translation>NVIDIA カードの計算が中断されました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-launch-failure.toml" />
      <source>The driver ended a step that was running: it took too long and Windows reset the driver, the card is overclocked too far, or the engine has a fault. The log does not say which.</source>
      <translation>実行中の処理をドライバーが終了させました。時間がかかりすぎて Windows がドライバーをリセットしたか、オーバークロックのしすぎか、エンジンの不具合です。どれかはログから分かりません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-launch-failure.toml" />
      <source>Make the steps smaller and undo overclocking first; then another driver or build.</source>
      <translation>まず処理を小さくし、オーバークロックを戻してください。次に別のドライバーかビルドを試してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-newer-than-driver.toml" />
      <source>The CUDA of this engine is newer than the driver</source>
      <translation>このエンジンの CUDA がドライバーより新しいです</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-newer-than-driver.toml" />
      <source>The driver is for an older CUDA, and this card cannot bridge the difference (error 804).</source>
      <translation>ドライバーは古い CUDA 用で、このカードは差を埋められません（エラー 804）。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-newer-than-driver.toml" />
      <source>Use the build for CUDA 12, or a newer driver.</source>
      <translation>CUDA 12 用のビルドか、新しいドライバーを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-device.toml" />
      <source>The engine sees no NVIDIA card</source>
      <translation>エンジンから NVIDIA カードが見えません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-device.toml" />
      <source>CUDA says that there is no card, or that it is busy or hidden: the driver sleeps, another program has the card alone, or a variable hides it.</source>
      <translation>CUDA によると、カードがないか、使用中か、隠されています。ドライバーのスリープ、他のプログラムによる占有、または変数が原因です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-device.toml" />
      <source>Restart the computer; then update the driver.</source>
      <translation>PC を再起動し、次にドライバーを更新してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-kernel-image.toml" />
      <source>This engine build does not know your graphics card</source>
      <translation>このエンジンビルドはお使いのカードに対応していません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-kernel-image.toml" />
      <source>The card is newer (or older) than those that this build of the engine was made for.</source>
      <translation>カードが、このビルドの対象より新しい（または古い）ものです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-kernel-image.toml" />
      <source>Use the engine build for newer cards, or Vulkan, which works on all.</source>
      <translation>新しいカード用のエンジンビルドか、すべてで動く Vulkan を使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-out-of-memory.toml" />
      <source>The graphics memory is full</source>
      <translation>グラフィックメモリがいっぱいです</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-out-of-memory.toml" />
      <source>The model and its context need more graphics memory than the card has free now.</source>
      <translation>モデルとコンテキストに、カードの現在の空きより多くのグラフィックメモリが必要です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-out-of-memory.toml" />
      <source>Put fewer layers on the card, or use a smaller context.</source>
      <translation>カードに置く層を減らすか、小さいコンテキストを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-ptx-toolchain.toml" />
      <source>The NVIDIA driver is too old for this engine</source>
      <translation>NVIDIA ドライバーがこのエンジンには古すぎます</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-ptx-toolchain.toml" />
      <source>The engine was built with a newer CUDA than the driver knows. The CUDA 13 engine needs driver 580 or newer. Cards of the GTX 10 family cannot go beyond 580; for them there is Vulkan.</source>
      <translation>エンジンはドライバーより新しい CUDA で作られています。CUDA 13 エンジンにはドライバー 580 以降が必要です。GTX 10 ファミリーは 580 までで、Vulkan を使えます。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-ptx-toolchain.toml" />
      <source>Update the NVIDIA driver to 580 or newer, or use the CUDA 12 engine.</source>
      <translation>NVIDIA ドライバーを 580 以降に更新するか、CUDA 12 エンジンを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/degenerate-answers.toml" />
      <source>The answers are noise</source>
      <translation>回答が意味をなしません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/degenerate-answers.toml" />
      <source>The engine repeats one token or writes nonsense: numbers overflowed on the card, or the model's file is damaged.</source>
      <translation>エンジンが同じトークンを繰り返すか、無意味な文を出しています。カードで数値があふれたか、モデルのファイルが壊れています。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/degenerate-answers.toml" />
      <source>Verify the model, then try another KV type or engine build.</source>
      <translation>モデルを検証し、次に別の KV 型かエンジンビルドを試してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/disk-full.toml" />
      <source>The engine could not write its log, its cache or a file of the model.</source>
      <translation>エンジンがログ、キャッシュ、またはモデルのファイルを書き込めませんでした。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/disk-full.toml" />
      <source>Free some space, then start again. Nothing that was finished is lost.</source>
      <translation>空きを増やして起動し直してください。完了したものは失われません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/dll-version.toml" />
      <source>Libraries of different versions were mixed</source>
      <translation>異なるバージョンのライブラリが混ざっています</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/dll-version.toml" />
      <source>A DLL does not have a function that the engine asks for: another version of it was loaded.</source>
      <translation>DLL にエンジンが求める関数がありません。別のバージョンが読み込まれました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/dll-version.toml" />
      <source>Repair the engine, then update the graphics driver.</source>
      <translation>エンジンを修復し、次にグラフィックドライバーを更新してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-gated.toml" />
      <source>The model may only be fetched with permission</source>
      <translation>モデルの取得には許可が必要です</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-gated.toml" />
      <source>Its owner asks for an accepted licence and an access token.</source>
      <translation>所有者がライセンスの承諾とアクセストークンを求めています。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-gated.toml" />
      <source>Accept the licence on the model's page and give a token, or choose another model.</source>
      <translation>モデルのページでライセンスを承諾してトークンを入れるか、別のモデルを選んでください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-service.toml" />
      <source>The place that the model comes from answers with an error</source>
      <translation>モデルの取得元がエラーを返しています</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-service.toml" />
      <source>The download service has trouble; the engine and this computer are fine.</source>
      <translation>ダウンロードサービスに問題があります。エンジンとこのコンピューターは正常です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-service.toml" />
      <source>Try again later, or use a file that is already here.</source>
      <translation>後でもう一度試すか、既にあるファイルを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-model-alone.toml" />
      <source>A draft model was started as the main model</source>
      <translation>ドラフトモデルが主モデルとして起動されました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-model-alone.toml" />
      <source>This file only helps another model to be faster; it needs that model.</source>
      <translation>このファイルは別のモデルを速くするだけで、そのモデルが必要です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-model-alone.toml" />
      <source>Choose the main model, and give this one as its draft.</source>
      <translation>主モデルを選び、これをそのドラフトとして指定してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-of-another-vocabulary.toml" />
      <source>The draft model does not fit the main model</source>
      <translation>ドラフトモデルが主モデルに合いません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-of-another-vocabulary.toml" />
      <source>The two have different vocabularies.</source>
      <translation>二つの語彙が異なります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-of-another-vocabulary.toml" />
      <source>Use a draft of the same family, or none.</source>
      <translation>同じ系列のドラフトを使うか、使わないでください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/drive-failing.toml" />
      <source>A file could not be read while the engine used it</source>
      <translation>エンジンの使用中にファイルを読み取れませんでした</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/drive-failing.toml" />
      <source>The drive reported an error, or was unplugged.</source>
      <translation>ドライブがエラーを報告したか、取り外されました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/drive-failing.toml" />
      <source>Connect the drive again and check it; then repair the model.</source>
      <translation>ドライブを接続し直して確認し、次にモデルを修復してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-library-missing.toml" />
      <source>A part of the graphics driver is missing</source>
      <translation>グラフィックドライバーの一部がありません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-library-missing.toml" />
      <source>The engine asks for a file that only the graphics driver brings, and the system does not find it: no driver is installed, or not for this kind of program.</source>
      <translation>エンジンが求めるファイルは、グラフィックドライバーだけが提供しますが、見つかりません。ドライバーがないか、この種のプログラム用ではありません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-library-missing.toml" />
      <source>Install the maker's graphics driver; until then the processor works.</source>
      <translation>メーカーのグラフィックドライバーを入れてください。それまではプロセッサーが処理します。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-mismatch.toml" />
      <source>The graphics driver was updated and not restarted</source>
      <translation>グラフィックドライバーの更新後、再起動していません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-mismatch.toml" />
      <source>The running driver and its library are of different versions.</source>
      <translation>動作中のドライバーとライブラリのバージョンが異なります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-path.toml" />
      <source>The engine cannot open a path with these characters</source>
      <translation>エンジンがこれらの文字を含むパスを開けません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-path.toml" />
      <source>Letters outside English in a folder's name broke the path on its way to the engine.</source>
      <translation>フォルダー名の英語以外の文字により、エンジンに渡すパスが壊れました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-path.toml" />
      <source>Move the data folder to a path of plain letters.</source>
      <translation>データフォルダーを英数字だけのパスに移してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-temporary.toml" />
      <source>The temporary folder has letters that the engine cannot read</source>
      <translation>一時フォルダーにエンジンが読めない文字があります</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-temporary.toml" />
      <source>It unpacks itself into a folder whose name has letters outside of ASCII.</source>
      <translation>名前に ASCII 以外の文字があるフォルダーに展開しています。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-temporary.toml" />
      <source>Use a temporary folder with a plain name.</source>
      <translation>単純な名前の一時フォルダーを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-exits-early.toml" />
      <source>The engine ended before it was ready</source>
      <translation>エンジンが準備完了前に終了しました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-exits-early.toml" />
      <source>Strata's server started the engine, and the engine ended before it could take requests; its last own line says why.</source>
      <translation>Strata のサーバーがエンジンを起動しましたが、リクエストを受け付ける前に終了しました。最後の行に理由があります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-exits-early.toml" />
      <source>See the last lines below.</source>
      <translation>下の最後の数行をご覧ください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-file-missing.toml" />
      <source>A file of the engine is gone</source>
      <translation>エンジンのファイルがなくなりました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-file-missing.toml" />
      <source>A file that was installed is not there any more. Often that is the antivirus.</source>
      <translation>インストールしたファイルがもうありません。多くはウイルス対策ソフトによるものです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-file-missing.toml" />
      <source>Repair fetches only what is missing. If it vanishes again, allow the folder in the antivirus.</source>
      <translation>修復は足りないものだけを取得します。再び消える場合は、ウイルス対策ソフトでフォルダーを許可してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/first-part-only.toml" />
      <source>Only a part of the model is there</source>
      <translation>モデルの一部しかありません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/first-part-only.toml" />
      <source>The model comes in several files, and one alone was given.</source>
      <translation>モデルは複数のファイルからなり、一つだけが指定されました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/first-part-only.toml" />
      <source>Fetch all parts into one folder, or join the pieces.</source>
      <translation>すべての部分を一つのフォルダーに取得するか、結合してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/fused-experts-fault.toml" />
      <source>The fused expert step fails for this model</source>
      <translation>このモデルで融合エキスパート処理が失敗します</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/fused-experts-fault.toml" />
      <source>This build's fused expert operation (-fmoe) has no code for the model's number types.</source>
      <translation>このビルドの融合エキスパート演算 (-fmoe) には、モデルの数値型用のコードがありません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/fused-experts-fault.toml" />
      <source>Switch it off, or update the engine.</source>
      <translation>それをオフにするか、エンジンを更新してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ggml-assert.toml" />
      <source>The engine stopped itself: an internal check failed</source>
      <translation>エンジンが自ら停止しました：内部チェックに失敗</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ggml-assert.toml" />
      <source>A condition that its authors rely on did not hold; the line before the end names it.</source>
      <translation>開発者が前提とする条件が成り立ちませんでした。終了前の行にその名前があります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ggml-assert.toml" />
      <source>Another build or fewer special settings help most often.</source>
      <translation>別のビルドか、特別な設定を減らすことが最もよく効きます。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-corrupt.toml" />
      <source>The model's file is damaged or no model</source>
      <translation>モデルのファイルが壊れているか、モデルではありません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-corrupt.toml" />
      <source>It does not begin as a GGUF file must, or its directory makes no sense: a saved web page, a broken download, another format.</source>
      <translation>先頭が GGUF ファイルの形式でないか、目次が不正です。保存されたウェブページ、壊れたダウンロード、別の形式などです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-corrupt.toml" />
      <source>Repair the model, or choose another file.</source>
      <translation>モデルを修復するか、別のファイルを選んでください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-truncated.toml" />
      <source>The model's file is incomplete</source>
      <translation>モデルのファイルが不完全です</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-truncated.toml" />
      <source>The file ends before all of its weights: a download was cut, or the drive lost data.</source>
      <translation>すべての重みの前にファイルが終わっています。ダウンロードが切れたか、ドライブがデータを失いました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-truncated.toml" />
      <source>Repair the model: only the damaged part is fetched again.</source>
      <translation>モデルを修復してください。壊れた部分だけを取得し直します。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/glibc-too-old.toml" />
      <source>This Linux is too old for the engine</source>
      <translation>この Linux はエンジンには古すぎます</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/glibc-too-old.toml" />
      <source>The engine was built for a newer C library than this system has.</source>
      <translation>エンジンは、このシステムより新しい C ライブラリ用に作られています。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/glibc-too-old.toml" />
      <source>Use the embedded engine build, which runs on older systems.</source>
      <translation>古いシステムでも動く内蔵エンジンのビルドを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-memory-error.toml" />
      <source>The memory of the graphics card is faulty</source>
      <translation>グラフィックカードのメモリが故障しています</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-memory-error.toml" />
      <source>The card reported an error in its memory that it could not correct.</source>
      <translation>カードが、訂正できないメモリのエラーを報告しました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-memory-error.toml" />
      <source>Restart the computer; if it comes back, the card must be repaired.</source>
      <translation>コンピューターを再起動してください。再発するならカードの修理が必要です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-not-seen.toml" />
      <source>The engine sees no graphics card and uses the processor</source>
      <translation>エンジンはカードを見つけられず、プロセッサを使います</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-not-seen.toml" />
      <source>It found no library of a driver, so answers are slow.</source>
      <translation>ドライバーのライブラリが見つからないため、回答が遅くなります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-not-seen.toml" />
      <source>Install the driver, and pass the card on to a container.</source>
      <translation>ドライバーを入れ、コンテナーにはカードを渡してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/grammar-refused.toml" />
      <source>A request asked for a form of answer that cannot be read</source>
      <translation>要求された回答の形式が読めません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/grammar-refused.toml" />
      <source>The grammar or JSON schema of the request has an error or is too large. The engine and the model are fine.</source>
      <translation>要求の文法または JSON スキーマに誤りがあるか、大きすぎます。エンジンとモデルは正常です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/grammar-refused.toml" />
      <source>Change the request in the program that sent it.</source>
      <translation>送信したプログラムで要求を変更してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/graph-too-divided.toml" />
      <source>The model is divided into too many pieces for this engine</source>
      <translation>モデルの分割数がこのエンジンには多すぎます</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/graph-too-divided.toml" />
      <source>A limit of the engine is reached with this model on these devices.</source>
      <translation>このモデルとこれらのデバイスで、エンジンの上限に達しました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/graph-too-divided.toml" />
      <source>Use a newer build, or one device.</source>
      <translation>新しいビルドか、一つのデバイスを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/heap-corruption.toml" />
      <source>The engine's memory was damaged from inside</source>
      <translation>エンジンのメモリが内部から壊れました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/heap-corruption.toml" />
      <source>A fault in the engine or the driver overwrote memory.</source>
      <translation>エンジンかドライバーの不具合がメモリを上書きしました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/heap-corruption.toml" />
      <source>Use another build or another driver.</source>
      <translation>別のビルドか別のドライバーを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-dies-before-output.toml" />
      <source>The AMD runtime crashed before the engine said a word</source>
      <translation>エンジンが何も出力しないうちに AMD ランタイムがクラッシュしました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-dies-before-output.toml" />
      <source>A variable such as HIP_PATH points to a folder that does not exist, or the folder for temporary files cannot be written to.</source>
      <translation>HIP_PATH などの変数が存在しないフォルダーを指しているか、一時ファイル用のフォルダーに書き込めません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-dies-before-output.toml" />
      <source>Start the engine without these variables.</source>
      <translation>これらの変数なしでエンジンを起動してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-gpu-hang.toml" />
      <source>The AMD card hung and was reset</source>
      <translation>AMD カードが固まり、リセットされました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-gpu-hang.toml" />
      <source>A computing step did not end; the system's driver gave it up and reset the card.</source>
      <translation>計算が終わらず、システムのドライバーが諦めてカードをリセットしました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-gpu-hang.toml" />
      <source>Make the steps smaller; a newer driver or kernel often mends it. After a hang a restart of the computer is sometimes needed.</source>
      <translation>処理を小さくしてください。新しいドライバーかカーネルで直ることがよくあります。固まった後は PC の再起動が必要なこともあります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-invalid-device-function.toml" />
      <source>This engine build has no program for your AMD card</source>
      <translation>このエンジンビルドには、お使いの AMD カード用のプログラムがありません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-invalid-device-function.toml" />
      <source>HIP found no code for {architecture} in the engine.</source>
      <translation>HIP は、エンジン内に {architecture} 用のコードを見つけられませんでした。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-invalid-device-function.toml" />
      <source>Use a build for this card, or Vulkan.</source>
      <translation>このカード用のビルドか、Vulkan を使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure-iota.toml" />
      <source>The AMD card refused a computing step while it read the prompt</source>
      <translation>プロンプトの読み込み中に AMD カードが計算を拒否しました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure-iota.toml" />
      <source>The same family of driver faults as the crash in hipModuleLoad; with other gfx12 switches it shows at the first step of the prompt.</source>
      <translation>hipModuleLoad でのクラッシュと同じ系統のドライバー不具合です。他の gfx12 スイッチでは、プロンプトの最初の段階で現れます。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure-iota.toml" />
      <source>Turn hipBLASLt off; if that does not help, use llama.cpp over Vulkan.</source>
      <translation>hipBLASLt をオフにしてください。効かなければ、Vulkan 経由の llama.cpp を使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure.toml" />
      <source>A computing step on the AMD card was broken off</source>
      <translation>AMD カードの計算が中断されました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure.toml" />
      <source>The driver ended a step that was running: it took too long and the system reset the driver, the card is overclocked too far, or the engine has a fault. The log does not say which.</source>
      <translation>実行中の処理をドライバーが終了させました。時間がかかりすぎてシステムがドライバーをリセットしたか、オーバークロックのしすぎか、エンジンの不具合です。どれかはログから分かりません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-memory-fault.toml" />
      <source>A computing step on the AMD card touched memory that is not its own</source>
      <translation>AMD カードの計算が自分のものではないメモリに触れました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-memory-fault.toml" />
      <source>ROCm ended the engine because a step on the card read or wrote at a wrong address: a fault in the engine or in ROCm, or a card that this ROCm does not know well.</source>
      <translation>カードの処理が誤ったアドレスを読み書きしたため、ROCm がエンジンを終了させました。エンジンか ROCm の不具合、またはこの ROCm がよく知らないカードです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-memory-fault.toml" />
      <source>Turn flash attention off or use Vulkan; another build or driver helps next.</source>
      <translation>flash attention をオフにするか、Vulkan を使ってください。次に効くのは別のビルドかドライバーです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-module-load-first-request.toml" />
      <source>The AMD driver crashed while it loaded a computing program</source>
      <translation>AMD ドライバーが計算プログラムの読み込み中にクラッシュしました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-module-load-first-request.toml" />
      <source>On {card}, the AMD driver (HIP) fails when hipBLASLt hands it a program for matrix multiplication: rocBLAS -&gt; hipBLASLt -&gt; TensileLite -&gt; HIP driver. Your files and settings are fine. The engine starts again at the next request and crashes in the same way.</source>
      <translation>{card} では、hipBLASLt が行列乗算のプログラムを渡すと AMD ドライバー（HIP）が失敗します：rocBLAS -&gt; hipBLASLt -&gt; TensileLite -&gt; HIP ドライバー。ファイルと設定に問題はありません。エンジンは次のリクエストで再起動し、同じようにクラッシュします。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-module-load-first-request.toml" />
      <source>Turn hipBLASLt off, so that rocBLAS takes another way. If that does not help, the same card works with llama.cpp over Vulkan.</source>
      <translation>hipBLASLt をオフにして、rocBLAS に別の経路を使わせてください。効かなければ、同じカードで Vulkan 経由の llama.cpp が動きます。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-code-object.toml" />
      <source>This ROCm build has no code for your card</source>
      <translation>この ROCm ビルドにはお使いのカード用のコードがありません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-code-object.toml" />
      <source>The build was made for other AMD cards ({architecture} is not among them).</source>
      <translation>このビルドは他の AMD カード用です（{architecture} は含まれません）。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-code-object.toml" />
      <source>Use a build for this card or Vulkan; on Linux a near relative can be named instead.</source>
      <translation>このカード用のビルドか Vulkan を使ってください。Linux では近いカードを指定できます。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-device-windows.toml" />
      <source>The HIP runtime does not see the AMD card</source>
      <translation>HIP ランタイムが AMD カードを認識しません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-device-windows.toml" />
      <source>This driver and the engine's HIP runtime do not fit, or a variable hides the card; the model runs on the processor.</source>
      <translation>このドライバーとエンジンの HIP ランタイムが合わないか、変数がカードを隠しています。モデルはプロセッサで動きます。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-device-windows.toml" />
      <source>Update the driver, or use Vulkan.</source>
      <translation>ドライバーを更新するか、Vulkan を使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-out-of-memory.toml" />
      <source>The model and its context need more memory than the AMD card has free now.</source>
      <translation>モデルとコンテキストに、AMD カードの現在の空きより多くのメモリが必要です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-stack-overflow.toml" />
      <source>The AMD driver ran out of stack while it unloaded a computing program</source>
      <translation>AMD ドライバーが計算プログラムの解放中にスタックを使い果たしました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-stack-overflow.toml" />
      <source>The same family of driver faults as the crash in hipModuleLoad, in its earlier form: the stack of the engine overflows inside the AMD driver.</source>
      <translation>hipModuleLoad でのクラッシュと同じ系統の不具合の以前の形です。エンジンのスタックが AMD ドライバー内であふれます。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-stack-overflow.toml" />
      <source>Turn hipBLASLt off. Larger stacks only turn this crash into another one.</source>
      <translation>hipBLASLt をオフにしてください。スタックを大きくしても別のクラッシュに変わるだけです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-wrong-runtime.toml" />
      <source>Windows took another AMD runtime than the engine's own</source>
      <translation>Windows がエンジン付属とは別の AMD ランタイムを使いました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-wrong-runtime.toml" />
      <source>The driver's amdhip64_7.dll was loaded instead of the one that came with the engine; the two do not fit each other.</source>
      <translation>エンジン付属のものではなく、ドライバーの amdhip64_7.dll が読み込まれました。両者は合いません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-wrong-runtime.toml" />
      <source>Repair the engine: its own runtime must lie beside its program.</source>
      <translation>エンジンを修復してください。付属のランタイムはプログラムの隣に必要です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hsa-memory-in-use.toml" />
      <source>The ROCm runtime frees memory that is still in use</source>
      <translation>ROCm ランタイムが使用中のメモリを解放します</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hsa-memory-in-use.toml" />
      <source>Without memory mapping this runtime mixes up memory that it has pinned. The memory is large enough.</source>
      <translation>メモリマップなしでは、このランタイムは固定したメモリを取り違えます。メモリは足りています。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hsa-memory-in-use.toml" />
      <source>Let the file be mapped (mmap); a newer ROCm mends it.</source>
      <translation>ファイルをマップ (mmap) させてください。新しい ROCm で直ります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/https-missing.toml" />
      <source>This build cannot download</source>
      <translation>このビルドはダウンロードできません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/https-missing.toml" />
      <source>It was built without HTTPS, so it cannot fetch a model by name.</source>
      <translation>HTTPS なしでビルドされたため、名前でモデルを取得できません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/https-missing.toml" />
      <source>Let this program fetch the model, or use another build.</source>
      <translation>このプログラムにモデルを取得させるか、別のビルドを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/illegal-instruction.toml" />
      <source>The processor is too old for this engine build</source>
      <translation>プロセッサーがこのエンジンビルドには古すぎます</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/illegal-instruction.toml" />
      <source>The build uses instructions (AVX2 or AVX-512) that this processor does not have.</source>
      <translation>このビルドは、プロセッサーにない命令（AVX2 か AVX-512）を使います。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/illegal-instruction.toml" />
      <source>Use the engine build for older processors.</source>
      <translation>古いプロセッサー用のエンジンビルドを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/intel-runtime.toml" />
      <source>Intel's compute driver stopped the engine</source>
      <translation>Intel の計算ドライバーがエンジンを止めました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/intel-runtime.toml" />
      <source>The driver ended the program itself while it used the card.</source>
      <translation>ドライバーが、カードの使用中にプログラムを自ら終了させました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/intel-runtime.toml" />
      <source>Update the driver; in a container, pass the card on.</source>
      <translation>ドライバーを更新し、コンテナーではカードを渡してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ipv6-host.toml" />
      <source>The address to listen on does not belong to this computer</source>
      <translation>待ち受けるアドレスがこの PC のものではありません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ipv6-host.toml" />
      <source>The host in the settings is not an address of this computer, or IPv6 is off.</source>
      <translation>設定のホストがこの PC のアドレスでないか、IPv6 がオフです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ipv6-host.toml" />
      <source>Use 127.0.0.1.</source>
      <translation>127.0.0.1 を使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-cache-full.toml" />
      <source>Requests at the same time fill the context</source>
      <translation>同時の要求がコンテキストを埋めました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-cache-full.toml" />
      <source>All slots share one KV cache, and it has no room left. The engine goes on; the request failed.</source>
      <translation>すべてのスロットが一つの KV キャッシュを共有し、空きがありません。エンジンは動き続け、要求は失敗しました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-cache-full.toml" />
      <source>Use a larger context, or fewer slots.</source>
      <translation>より大きなコンテキストか、少ないスロットを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-needs-flash-attention.toml" />
      <source>A quantized V cache needs flash attention</source>
      <translation>量子化した V キャッシュには flash attention が必要です</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-needs-flash-attention.toml" />
      <source>The context's V part has fewer bits, and that only works with flash attention, which is off or not possible for this pair of types.</source>
      <translation>コンテキストの V 部分はビット数が少なく、それは flash attention でのみ動きますが、オフか、この型の組では使えません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-needs-flash-attention.toml" />
      <source>Use 16-bit numbers for the context, or turn flash attention on with the same type for K and V.</source>
      <translation>コンテキストに 16 ビットの数値を使うか、K と V を同じ型にして flash attention をオンにしてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/libraries-mixed.toml" />
      <source>Libraries of two builds are mixed</source>
      <translation>二つのビルドのライブラリが混ざっています</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/libraries-mixed.toml" />
      <source>The program found a library of another build, which lacks a function that it needs. The model and the card are fine.</source>
      <translation>プログラムが別のビルドのライブラリを見つけ、必要な関数がありません。モデルとカードは正常です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/libraries-mixed.toml" />
      <source>Put the engine into a folder of its own and remove old copies of its libraries.</source>
      <translation>エンジンを専用のフォルダーに置き、古いライブラリを取り除いてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/linux-out-of-memory-killer.toml" />
      <source>The system ended the engine because memory ran out</source>
      <translation>メモリ不足のため、システムがエンジンを終了させました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/linux-out-of-memory-killer.toml" />
      <source>The model, its context and the other programs together need more RAM than there is, so Linux killed the engine.</source>
      <translation>モデル、コンテキスト、他のプログラムの合計が RAM を超えたため、Linux がエンジンを終了させました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/linux-out-of-memory-killer.toml" />
      <source>Use a smaller context or a smaller model, or close other programs.</source>
      <translation>小さいコンテキストかモデルを使うか、他のプログラムを閉じてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/load-timeout.toml" />
      <source>The model was not read within the time allowed</source>
      <translation>許された時間内にモデルを読み込めませんでした</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/load-timeout.toml" />
      <source>The drive is slow for a file of this size, so the program that waits for the engine gave up. The engine did not crash.</source>
      <translation>この大きさのファイルにはドライブが遅く、待っていたプログラムがあきらめました。エンジンはクラッシュしていません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/load-timeout.toml" />
      <source>Allow more time, or put the model on a local, faster drive.</source>
      <translation>時間を延ばすか、モデルを速いローカルドライブに置いてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/macos-too-old.toml" />
      <source>This macOS is older than the engine needs</source>
      <translation>この macOS はエンジンの要件より古いです</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/macos-too-old.toml" />
      <source>The build uses a part of Metal that this macOS does not have.</source>
      <translation>このビルドは、この macOS にない Metal の機能を使います。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/macos-too-old.toml" />
      <source>Update macOS, or use a build for older systems.</source>
      <translation>macOS を更新するか、古いシステム用のビルドを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-out-of-memory.toml" />
      <source>The Mac's memory for graphics is full</source>
      <translation>Mac のグラフィックス用メモリがいっぱいです</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-out-of-memory.toml" />
      <source>Metal could not get the memory that the model needs; it may have about three quarters of the RAM.</source>
      <translation>Metal がモデルに必要なメモリを確保できませんでした。使えるのは RAM のおよそ 4 分の 3 です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-shaders.toml" />
      <source>The engine's Metal code does not compile on this macOS</source>
      <translation>エンジンの Metal コードがこの macOS でコンパイルできません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-shaders.toml" />
      <source>The compiler of this macOS refuses the code that the build carries.</source>
      <translation>この macOS のコンパイラーが、ビルドに含まれるコードを拒否します。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-shaders.toml" />
      <source>Use another build of the engine.</source>
      <translation>エンジンの別のビルドを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-victim.toml" />
      <source>Another program made the graphics unit start anew</source>
      <translation>別のプログラムのためにグラフィックスが再初期化されました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-victim.toml" />
      <source>A fault elsewhere reset the graphics unit, and this step was thrown away with it.</source>
      <translation>別の場所の不具合でグラフィックスがリセットされ、このステップも破棄されました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-victim.toml" />
      <source>Start again, with fewer programs on the graphics unit.</source>
      <translation>グラフィックスを使うプログラムを減らして、もう一度起動してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-watchdog.toml" />
      <source>The graphics unit was held too long, so the step was ended</source>
      <translation>グラフィックスを長く占有したため、ステップが終了されました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-watchdog.toml" />
      <source>One step of a long prompt kept the graphics unit from drawing. This is a time limit of macOS, not a lack of memory.</source>
      <translation>長いプロンプトの一ステップが描画を妨げました。これは macOS の時間制限で、メモリ不足ではありません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-watchdog.toml" />
      <source>Use a newer engine, which makes the steps shorter, or smaller batches.</source>
      <translation>ステップの短い新しいエンジンか、小さなバッチを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-dll.toml" />
      <source>A library that the engine needs is missing</source>
      <translation>エンジンに必要なライブラリがありません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-dll.toml" />
      <source>Windows did not find a DLL: the CUDA, HIP or Visual C++ runtime, or a file of the engine itself.</source>
      <translation>Windows が DLL を見つけられませんでした。CUDA、HIP、Visual C++ のランタイム、またはエンジン自身のファイルです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-dll.toml" />
      <source>Repair the engine: it brings its own libraries.</source>
      <translation>エンジンを修復してください。必要なライブラリが付属しています。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-shared-library.toml" />
      <source>The loader did not find a shared library of the engine or of the graphics driver.</source>
      <translation>エンジンかグラフィックドライバーの共有ライブラリが見つかりませんでした。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-shared-library.toml" />
      <source>Repair the engine; if the library belongs to the driver, install the driver.</source>
      <translation>エンジンを修復してください。ドライバーのライブラリなら、ドライバーを入れてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mlock-failed.toml" />
      <source>The system does not let the engine lock its memory</source>
      <translation>システムがエンジンのメモリ固定を許可しません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mlock-failed.toml" />
      <source>The limit for locked memory is lower than the model's size. The engine works, only slower.</source>
      <translation>固定メモリの上限がモデルのサイズより小さいです。エンジンは動きますが、遅くなります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mlock-failed.toml" />
      <source>Raise the limit, or do without locking.</source>
      <translation>上限を上げるか、固定せずに使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mmap-failed.toml" />
      <source>The model's file could not be mapped into memory</source>
      <translation>モデルのファイルをメモリにマップできませんでした</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mmap-failed.toml" />
      <source>The system refused: the address space is limited, or the drive does not allow it.</source>
      <translation>システムが拒否しました。アドレス空間が制限されているか、ドライブが許可していません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mmap-failed.toml" />
      <source>Load the file instead of mapping it.</source>
      <translation>マップせずにファイルを読み込んでください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-file-missing.toml" />
      <source>Its drive is not connected, or the file was moved or deleted.</source>
      <translation>ドライブが接続されていないか、ファイルが移動または削除されました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-file-missing.toml" />
      <source>Connect the drive, or repair the model.</source>
      <translation>ドライブを接続するか、モデルを修復してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-load-failed.toml" />
      <source>The model could not be loaded</source>
      <translation>モデルを読み込めませんでした</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-load-failed.toml" />
      <source>The engine says so and no more; most often the file is damaged or the memory too small.</source>
      <translation>エンジンの情報はこれだけです。多くはファイルの破損かメモリ不足です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-load-failed.toml" />
      <source>Verify the model's file first, then try a smaller context.</source>
      <translation>まずモデルのファイルを検証し、次に小さいコンテキストを試してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-answer.toml" />
      <source>The engine runs but answers nothing</source>
      <translation>エンジンは動いていますが、応答がありません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-answer.toml" />
      <source>Its process is alive, but a request or the question whether it is well got no answer in time. A computing step hangs, or the computer is far too busy.</source>
      <translation>プロセスは生きていますが、リクエストまたは状態の確認に時間内の応答がありませんでした。計算の途中で止まっているか、コンピューターの負荷が高すぎます。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-answer.toml" />
      <source>Start it again; if it happens again, make its steps smaller.</source>
      <translation>もう一度起動してください。再び起きたら、処理の単位を小さくしてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-cpu-backend.toml" />
      <source>The engine finds none of its processor libraries</source>
      <translation>エンジンがプロセッサ用ライブラリを一つも見つけられません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-cpu-backend.toml" />
      <source>Its plug-in for the processor is missing, or a library that the plug-in needs is. The model and the memory are fine.</source>
      <translation>プロセッサ用プラグイン、またはそれが必要とするライブラリがありません。モデルとメモリは正常です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-cpu-backend.toml" />
      <source>Repair the engine; on Windows its runtime may be missing too.</source>
      <translation>エンジンを修復してください。Windows ではランタイムもない場合があります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-kfd.toml" />
      <source>Linux has no computing interface for the AMD card</source>
      <translation>Linux に AMD カードの計算用インターフェースがありません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-kfd.toml" />
      <source>The file /dev/kfd or its list of cards is missing or closed for this user: the amdgpu driver is not loaded, or the user is not in the group render.</source>
      <translation>/dev/kfd かそのカード一覧がないか、このユーザーに閉じられています。amdgpu ドライバーが読み込まれていないか、ユーザーが render グループにいません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-kfd.toml" />
      <source>Add the user to the groups render and video, then log in again.</source>
      <translation>ユーザーを render と video グループに追加し、ログインし直してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-executable.toml" />
      <source>The engine's program may not be executed</source>
      <translation>エンジンのプログラムを実行できません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-executable.toml" />
      <source>Its rights are wrong, or its drive forbids programs (noexec).</source>
      <translation>権限が誤っているか、ドライブがプログラムの実行を禁じています（noexec）。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-executable.toml" />
      <source>Repair the engine, or move the data folder to another drive.</source>
      <translation>エンジンを修復するか、データフォルダーを別のドライブに移してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-fetched-pointer.toml" />
      <source>The model's file only points to the model</source>
      <translation>モデルのファイルはモデルを指しているだけです</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-fetched-pointer.toml" />
      <source>It is a short text of Git LFS; the real file was never fetched.</source>
      <translation>Git LFS の短いテキストで、本当のファイルは取得されていません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-fetched-pointer.toml" />
      <source>Fetch the model again.</source>
      <translation>モデルをもう一度取得してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/nvidia-tdr.toml" />
      <source>The NVIDIA driver was reset</source>
      <translation>NVIDIA ドライバーがリセットされました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/nvidia-tdr.toml" />
      <source>The display driver nvlddmkm stopped answering and Windows or Linux reset it. Driver versions of the 610.88 family are known for it.</source>
      <translation>表示ドライバー nvlddmkm が応答しなくなり、Windows か Linux がリセットしました。610.88 系のドライバーで知られています。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/nvidia-tdr.toml" />
      <source>Use another driver version, and lower the power limit meanwhile.</source>
      <translation>別のバージョンのドライバーを使い、それまでは電力上限を下げてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/old-ggml-file.toml" />
      <source>The model is of a kind that is not read any more</source>
      <translation>モデルはもう読み込まれない種類です</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/old-ggml-file.toml" />
      <source>The file is from before GGUF.</source>
      <translation>このファイルは GGUF より前のものです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/old-ggml-file.toml" />
      <source>Choose a GGUF version of the model.</source>
      <translation>モデルの GGUF 版を選んでください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/opencl-operation.toml" />
      <source>The OpenCL backend cannot do a step of this model</source>
      <translation>OpenCL バックエンドがこのモデルの処理を実行できません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/opencl-operation.toml" />
      <source>It does not know the shapes of this model's tensors.</source>
      <translation>このモデルのテンソルの形を知りません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/opencl-operation.toml" />
      <source>Run on the processor, or use a newer build.</source>
      <translation>プロセッサで動かすか、新しいビルドを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/option-needs-a-value.toml" />
      <source>An option got a new meaning</source>
      <translation>オプションの意味が変わりました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/option-needs-a-value.toml" />
      <source>In this build flash attention is given as on, off or auto; the next option was read as its value.</source>
      <translation>このビルドでは flash attention を on、off、auto で指定します。次のオプションがその値として読まれました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/option-needs-a-value.toml" />
      <source>Give the value.</source>
      <translation>値を指定してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/plugins-not-loadable.toml" />
      <source>The engine's plug-in libraries cannot be loaded</source>
      <translation>エンジンのプラグインライブラリを読み込めません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/plugins-not-loadable.toml" />
      <source>None of them fits: files are missing, or what they need is. Answers come from plain processor code.</source>
      <translation>合うものがありません。ファイルか、それが必要とするものがありません。回答は通常のプロセッサコードで行われます。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/plugins-not-loadable.toml" />
      <source>Repair the engine; on Windows install its runtime.</source>
      <translation>エンジンを修復し、Windows ではランタイムを入れてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-forbidden.toml" />
      <source>Windows reserves this port</source>
      <translation>Windows がこのポートを予約しています</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-forbidden.toml" />
      <source>No program holds it: Windows (Hyper-V, WSL) reserved a range of ports, or a firewall forbids it.</source>
      <translation>使っているプログラムはありません。Windows（Hyper-V、WSL）が範囲を予約しているか、ファイアウォールが禁じています。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-forbidden.toml" />
      <source>Use a port outside the reserved ranges.</source>
      <translation>予約範囲の外のポートを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-taken.toml" />
      <source>Another program uses the port</source>
      <translation>別のプログラムがポートを使っています</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-taken.toml" />
      <source>Only one program can listen on {port}. Often it is a second copy of the engine, or another AI program.</source>
      <translation>{port} で待ち受けられるプログラムは 1 つだけです。多くはエンジンの 2 つ目か、別の AI プログラムです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-taken.toml" />
      <source>Use the next free port, or end the other program.</source>
      <translation>次の空きポートを使うか、もう一方のプログラムを終了してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-newer.toml" />
      <source>The image part is newer than the engine</source>
      <translation>画像部分がエンジンより新しいです</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-newer.toml" />
      <source>The file for images is of a kind that this engine build does not know. The model itself may be fine.</source>
      <translation>画像用のファイルは、このビルドが知らない種類です。モデル自体は正常かもしれません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-newer.toml" />
      <source>Update the engine.</source>
      <translation>エンジンを更新してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-of-another-model.toml" />
      <source>The image part belongs to another model</source>
      <translation>画像部分が別のモデルのものです</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-of-another-model.toml" />
      <source>The file for images and the text model have different sizes.</source>
      <translation>画像用のファイルとテキストモデルのサイズが異なります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-of-another-model.toml" />
      <source>Fetch the image part that belongs to this model.</source>
      <translation>このモデルの画像部分を取得してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/python-environment.toml" />
      <source>The engine's Python environment is broken</source>
      <translation>エンジンの Python 環境が壊れています</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/python-environment.toml" />
      <source>Python or one of its packages for Strata's server is missing or of a wrong version.</source>
      <translation>Python か Strata サーバー用のパッケージがないか、バージョンが誤っています。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/python-environment.toml" />
      <source>Repair the engine: it makes the environment anew.</source>
      <translation>エンジンを修復してください。環境を作り直します。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/read-into-card.toml" />
      <source>The file cannot be read straight into the card's memory</source>
      <translation>ファイルをカードのメモリに直接読み込めません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/read-into-card.toml" />
      <source>The driver's buffer is no place that the system reads a file into.</source>
      <translation>システムはドライバーのバッファーにファイルを読み込めません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/read-into-card.toml" />
      <source>Let the file be mapped (mmap).</source>
      <translation>ファイルをマップ (mmap) させてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rocblas-tensile-missing.toml" />
      <source>The ROCm engine was started on a card that it does not know</source>
      <translation>ROCm エンジンが未対応のカードで起動されました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rocblas-tensile-missing.toml" />
      <source>ROCm has no matrix programs for {architecture}. Often that is the small graphics unit inside the processor, not the graphics card.</source>
      <translation>ROCm に {architecture} 用の行列プログラムがありません。多くはグラフィックカードではなく、プロセッサー内蔵の小さなグラフィックスです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rocblas-tensile-missing.toml" />
      <source>Hide that device from ROCm so that the real card is used, or use Vulkan.</source>
      <translation>本来のカードが使われるよう、その装置を ROCm から隠すか、Vulkan を使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rpc-peer-gone.toml" />
      <source>The other computer stopped computing</source>
      <translation>もう一台のコンピューターが計算をやめました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rpc-peer-gone.toml" />
      <source>The engine's worker on the other machine ended in the middle of a request; its own log says why.</source>
      <translation>もう一台のエンジンのワーカーが要求の途中で終了しました。理由はそちらのログにあります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rpc-peer-gone.toml" />
      <source>Look at the other machine, use the same build on both, and start it again.</source>
      <translation>もう一台を確認し、両方で同じビルドを使って再起動してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sandbox.toml" />
      <source>A sandbox or container forbids what the engine needs</source>
      <translation>サンドボックスかコンテナーが必要な操作を禁じています</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sandbox.toml" />
      <source>A system call or a device is blocked.</source>
      <translation>システムコールかデバイスがブロックされています。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sandbox.toml" />
      <source>Pass the devices on to the container, or run outside it.</source>
      <translation>デバイスをコンテナーに渡すか、コンテナーの外で実行してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/smart-app-control.toml" />
      <source>Windows blocked the engine because it is not signed</source>
      <translation>署名がないため、Windows がエンジンをブロックしました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/smart-app-control.toml" />
      <source>Smart App Control lets only signed or well-known programs run.</source>
      <translation>スマート アプリ コントロールは、署名済みか有名なプログラムだけを許可します。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/smart-app-control.toml" />
      <source>It can only be turned off for the whole computer; llama.cpp in this program's own process may be let through.</source>
      <translation>PC 全体でしか無効にできません。このプログラムのプロセス内で動く llama.cpp なら許可されることがあります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/split-mode.toml" />
      <source>This model cannot be split between the cards in this way</source>
      <translation>このモデルはこの方法でカード間に分割できません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/split-mode.toml" />
      <source>The engine cannot cut the tensors of this model by rows or by parts.</source>
      <translation>エンジンはこのモデルのテンソルを行や部分で切り分けられません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/split-mode.toml" />
      <source>Split by layers instead.</source>
      <translation>代わりに層で分割してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/stack-overflow.toml" />
      <source>The engine ran out of stack</source>
      <translation>エンジンがスタックを使い果たしました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/stack-overflow.toml" />
      <source>Calls went too deep, in the engine or in the driver, until the room set apart for them was used up. Nothing in the log says more.</source>
      <translation>エンジンかドライバー内の呼び出しが深くなりすぎ、用意された領域がなくなりました。ログにそれ以上の情報はありません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/stack-overflow.toml" />
      <source>Another way to the card, or another build, gets you working; the report helps the maintainers.</source>
      <translation>カードを別の方法で使うか、別のビルドを使えば続けられます。レポートは開発者の助けになります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-checksum.toml" />
      <source>The engine's package is damaged</source>
      <translation>エンジンのパッケージが壊れています</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-checksum.toml" />
      <source>Its SHA-256 is not the one that the project published.</source>
      <translation>SHA-256 がプロジェクトの公開値と異なります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-checksum.toml" />
      <source>Fetch it again; never skip the check.</source>
      <translation>取得し直してください。確認を省かないでください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-wrong-arch.toml" />
      <source>This Strata engine was built for other cards</source>
      <translation>この Strata エンジンは別のカード用です</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-wrong-arch.toml" />
      <source>At its start the engine names the card, its architecture and the list it was built for; your card is not in it.</source>
      <translation>エンジンは起動時にカード、そのアーキテクチャ、対応一覧を示します。お使いのカードは一覧にありません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-wrong-arch.toml" />
      <source>Install the engine package for your card, or use llama.cpp.</source>
      <translation>お使いのカード用のエンジンパッケージを入れるか、llama.cpp を使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-memory-query.toml" />
      <source>The engine cannot ask how much memory the card has</source>
      <translation>エンジンがカードのメモリ量を問い合わせられません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-memory-query.toml" />
      <source>This build ends when the Intel card does not answer how much memory is free; builds before it go on.</source>
      <translation>Intel カードが空きメモリを答えないと、このビルドは終了します。以前のビルドは続行します。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-no-double.toml" />
      <source>The Intel card lacks double precision</source>
      <translation>Intel カードに倍精度がありません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-no-double.toml" />
      <source>The engine asked for a number type that this card does not compute.</source>
      <translation>このカードが計算できない数値型をエンジンが求めました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-no-double.toml" />
      <source>Use Vulkan, or a build without it.</source>
      <translation>Vulkan か、それを使わないビルドを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-out-of-memory.toml" />
      <source>The Intel card says that its memory is full</source>
      <translation>Intel カードがメモリ不足と言っています</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-out-of-memory.toml" />
      <source>The driver refused memory; some builds say so also where enough is free.</source>
      <translation>ドライバーがメモリを拒否しました。空きがあってもそう言うビルドもあります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-out-of-memory.toml" />
      <source>Put fewer layers on the card, or go back to the build before.</source>
      <translation>カードの層を減らすか、前のビルドに戻してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/temporary-full.toml" />
      <source>The folder for temporary files is full</source>
      <translation>一時ファイルのフォルダーがいっぱいです</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/temporary-full.toml" />
      <source>The engine unpacks its libraries there and found no room.</source>
      <translation>エンジンはそこにライブラリを展開しますが、空きがありませんでした。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/temporary-full.toml" />
      <source>Free some room, or name a larger temporary folder.</source>
      <translation>空きを作るか、より大きな一時フォルダーを指定してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tls-certificate.toml" />
      <source>A secure connection could not be made</source>
      <translation>安全な接続を確立できませんでした</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tls-certificate.toml" />
      <source>The certificate of the other side was refused: the clock is wrong, something between opens the connection, or the address leads elsewhere.</source>
      <translation>相手の証明書が拒否されました。時計が違うか、途中で接続が開かれているか、アドレスが別の場所を指しています。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tls-certificate.toml" />
      <source>Check the date and time, then the proxy and the hosts file.</source>
      <translation>日付と時刻、次にプロキシと hosts ファイルを確認してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/token-out-of-vocabulary.toml" />
      <source>A program sent tokens of another model</source>
      <translation>プログラムが別のモデルのトークンを送りました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/token-out-of-vocabulary.toml" />
      <source>A token's number lies outside of this model's vocabulary; what the log says of the context only follows from it.</source>
      <translation>トークンの番号がこのモデルの語彙の外にあります。ログのコンテキストに関する記述はその結果にすぎません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/token-out-of-vocabulary.toml" />
      <source>Let the program send text instead of tokens.</source>
      <translation>プログラムにトークンではなくテキストを送らせてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tokenizer-missing.toml" />
      <source>A part of the model is missing</source>
      <translation>モデルの一部がありません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tokenizer-missing.toml" />
      <source>Strata's tokenizer was not prepared for this model.</source>
      <translation>このモデル用の Strata のトークナイザーが準備されていません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tokenizer-missing.toml" />
      <source>Run set-up for this model again.</source>
      <translation>このモデルのセットアップをもう一度実行してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/too-many-files.toml" />
      <source>The engine may not open more files</source>
      <translation>エンジンがこれ以上ファイルを開けません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/too-many-files.toml" />
      <source>The limit for open files of this user is reached.</source>
      <translation>このユーザーの同時に開けるファイル数の上限に達しました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/too-many-files.toml" />
      <source>Raise the limit, or close other programs.</source>
      <translation>上限を上げるか、他のプログラムを閉じてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tool-call-fault.toml" />
      <source>The engine stumbled over a tool call</source>
      <translation>エンジンがツール呼び出しでつまずきました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tool-call-fault.toml" />
      <source>The model wrote a tool call that this build cannot read, and it ended instead of refusing it.</source>
      <translation>モデルがこのビルドの読めないツール呼び出しを書き、拒否せずに終了しました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tools-need-jinja.toml" />
      <source>Tools need the full template reader</source>
      <translation>ツールには完全なテンプレートリーダーが必要です</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tools-need-jinja.toml" />
      <source>A program sent tools, and the engine was started without its full reader of chat templates.</source>
      <translation>プログラムがツールを送りましたが、エンジンは完全なチャットテンプレートリーダーなしで起動していました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tools-need-jinja.toml" />
      <source>Start with --jinja.</source>
      <translation>--jinja を付けて起動してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ubatch-too-small.toml" />
      <source>The batch is too small for this request</source>
      <translation>この要求にはバッチが小さすぎます</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ubatch-too-small.toml" />
      <source>Pictures and embeddings must be read in one step, and the step is smaller than they are.</source>
      <translation>画像と埋め込みは一ステップで読む必要がありますが、ステップがそれより小さいです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ubatch-too-small.toml" />
      <source>Use larger batches; smaller ones make it worse.</source>
      <translation>より大きなバッチを使ってください。小さくすると悪化します。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/unknown-architecture.toml" />
      <source>This engine build does not know the model's architecture</source>
      <translation>このエンジンビルドはモデルのアーキテクチャに対応していません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/unknown-architecture.toml" />
      <source>The model is newer than the engine.</source>
      <translation>モデルがエンジンより新しいものです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/unknown-architecture.toml" />
      <source>Update the engine; until then another model works.</source>
      <translation>エンジンを更新してください。それまでは別のモデルが使えます。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/verify-timeout.toml" />
      <source>The engine waited too long for a layer</source>
      <translation>エンジンが層を待ちすぎました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/verify-timeout.toml" />
      <source>With experts mapped from the drive, the system took the memory back while the engine checked a layer.</source>
      <translation>エキスパートをドライブからマップしている間、層の確認中にシステムがメモリを回収しました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/verify-timeout.toml" />
      <source>Load the experts into memory instead of mapping them.</source>
      <translation>マップせずにエキスパートをメモリに読み込んでください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vision-missing.toml" />
      <source>This model was started without its image part</source>
      <translation>このモデルは画像部分なしで起動されました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vision-missing.toml" />
      <source>A picture was sent, but the image encoder is not installed or not started.</source>
      <translation>画像が送られましたが、画像エンコーダーがインストールまたは起動されていません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vision-missing.toml" />
      <source>Set the model up with images.</source>
      <translation>画像を有効にしてモデルをセットアップしてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vocabulary-regression.toml" />
      <source>This engine build cannot read the model's vocabulary</source>
      <translation>このエンジンのビルドはモデルの語彙を読めません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vocabulary-regression.toml" />
      <source>The build refuses a field of the vocabulary that other builds read. The file is most likely whole.</source>
      <translation>他のビルドが読める語彙の項目を、このビルドは拒否します。ファイルはおそらく完全です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vocabulary-regression.toml" />
      <source>Go back to the build before; a later one may read it too.</source>
      <translation>前のビルドに戻してください。後のビルドでも読めるかもしれません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vram-low.toml" />
      <source>The graphics memory is nearly full, so Windows moves it about</source>
      <translation>グラフィックメモリがほぼいっぱいで、Windows が移動させています</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vram-low.toml" />
      <source>The engine runs, but answers become several times slower because the driver pages graphics memory out.</source>
      <translation>エンジンは動きますが、ドライバーがグラフィックメモリを退避させるため、回答が何倍も遅くなります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vram-low.toml" />
      <source>Leave more graphics memory free.</source>
      <translation>グラフィックメモリの空きを増やしてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-allocation-limit.toml" />
      <source>One buffer is larger than the driver allows at once</source>
      <translation>一つのバッファーがドライバーの上限を超えています</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-allocation-limit.toml" />
      <source>The card is not full: the driver limits the size of a single allocation.</source>
      <translation>カードは満杯ではありません。ドライバーが一回の割り当ての大きさを制限しています。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-allocation-limit.toml" />
      <source>Make the buffer smaller: smaller batches or a smaller context. Newer builds split it.</source>
      <translation>バッファーを小さくしてください（小さなバッチやコンテキスト）。新しいビルドは分割します。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-creation.toml" />
      <source>The driver does not give the card away</source>
      <translation>ドライバーがカードを渡しません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-creation.toml" />
      <source>The card counts as lost already when the engine asks for it: its driver is in a bad state.</source>
      <translation>エンジンが求めた時点でカードは失われたとみなされています。ドライバーの状態が悪いです。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-creation.toml" />
      <source>Restart the computer, then update the driver.</source>
      <translation>コンピューターを再起動し、ドライバーを更新してください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-lost.toml" />
      <source>The graphics card was lost in the middle of the work</source>
      <translation>作業中にグラフィックカードが失われました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-lost.toml" />
      <source>The Vulkan driver reset the card or gave it up: a job took too long, or the driver has a fault.</source>
      <translation>Vulkan ドライバーがカードをリセットまたは放棄しました。処理が長すぎたか、ドライバーの不具合です。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-lost.toml" />
      <source>A smaller batch keeps jobs short; a newer driver often mends it.</source>
      <translation>小さいバッチにすると処理が短くなります。新しいドライバーで直ることもよくあります。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-no-device.toml" />
      <source>Vulkan found no graphics card</source>
      <translation>Vulkan がグラフィックカードを見つけられませんでした</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-no-device.toml" />
      <source>The engine build for Vulkan runs, but no driver offers it a card that it can use.</source>
      <translation>Vulkan 用のビルドは動きますが、使えるカードを提供するドライバーがありません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-no-device.toml" />
      <source>Install the graphics driver, or run on the processor meanwhile.</source>
      <translation>グラフィックドライバーを入れるか、それまではプロセッサーで動かしてください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-out-of-memory.toml" />
      <source>Vulkan could not get the memory that the model needs.</source>
      <translation>Vulkan がモデルに必要なメモリを確保できませんでした。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-pipeline.toml" />
      <source>The driver cannot build the attention code</source>
      <translation>ドライバーがアテンションのコードを作れません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-pipeline.toml" />
      <source>Flash attention does not compile with this Vulkan driver.</source>
      <translation>この Vulkan ドライバーでは flash attention をコンパイルできません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-software-device.toml" />
      <source>Vulkan only found a card made of software</source>
      <translation>Vulkan はソフトウェアのカードしか見つけられませんでした</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-software-device.toml" />
      <source>No driver of a real card was found, so Mesa's processor device was taken, and it cannot compile the engine's code.</source>
      <translation>本物のカードのドライバーがなく Mesa のプロセッサデバイスが使われましたが、エンジンのコードをコンパイルできません。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-software-device.toml" />
      <source>Install the card's driver, or use the processor build.</source>
      <translation>カードのドライバーを入れるか、プロセッサ用のビルドを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/watchdog-hang.toml" />
      <source>The graphics card hung, and the engine stopped itself</source>
      <translation>グラフィックカードが固まり、エンジンが自ら停止しました</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/watchdog-hang.toml" />
      <source>The engine's own watchdog saw no progress for a minute during a request.</source>
      <translation>エンジンの監視機能が、リクエスト中に 1 分間の停滞を検出しました。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/watchdog-hang.toml" />
      <source>A smaller prompt block or another way for large transfers helps most often.</source>
      <translation>プロンプトのブロックを小さくするか、大きな転送の経路を変えると最もよく効きます。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/windows-out-of-commit.toml" />
      <source>Windows had no memory left to promise</source>
      <translation>Windows に約束できるメモリが残っていません</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/windows-out-of-commit.toml" />
      <source>RAM and page file together are too small. Windows counts graphics memory against this limit too, so it runs out although RAM looks free.</source>
      <translation>RAM とページファイルの合計が小さすぎます。Windows はグラフィックメモリもこの上限に数えるため、RAM が空いて見えても不足します。</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/windows-out-of-commit.toml" />
      <source>Give Windows a larger page file (64 GB, fixed), or use a smaller model.</source>
      <translation>Windows のページファイルを大きく（64 GB 固定）するか、小さいモデルを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Half the context</source>
      <translation>コンテキストを半分に</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context becomes half as long.</source>
      <translation>コンテキストの長さが半分になります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Long conversations are cut sooner.</source>
      <translation>長い会話が早く切られます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Smaller numbers for the context</source>
      <translation>コンテキストの数値を小さく</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The KV cache uses 8-bit numbers (then 4-bit) instead of 16-bit ones.</source>
      <translation>KV キャッシュが 16 ビットではなく 8 ビット（次に 4 ビット）の数値を使います。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers may get a little worse in very long conversations.</source>
      <translation>とても長い会話では回答が少し悪くなることがあります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Full numbers for the context</source>
      <translation>コンテキストを完全な数値に</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The KV cache uses 16-bit numbers.</source>
      <translation>KV キャッシュが 16 ビットの数値を使います。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context needs twice the memory.</source>
      <translation>コンテキストに 2 倍のメモリが必要です。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Fewer layers on the graphics card</source>
      <translation>カードに置く層を減らす</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>A third of the layers moves from the card to the processor.</source>
      <translation>層の 3 分の 1 をカードからプロセッサーに移します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers come more slowly.</source>
      <translation>回答が遅くなります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Flash attention off</source>
      <translation>flash attention をオフ</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Attention is computed the plain way.</source>
      <translation>アテンションを通常の方法で計算します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context needs more memory, and long prompts are slower.</source>
      <translation>コンテキストに多くのメモリが必要になり、長いプロンプトが遅くなります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Smaller batches</source>
      <translation>バッチを小さく</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The prompt is read in blocks of 128 tokens instead of 512.</source>
      <translation>プロンプトを 512 ではなく 128 トークンずつ読みます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Prompts are read more slowly.</source>
      <translation>プロンプトの読み込みが遅くなります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Load the file instead of mapping it</source>
      <translation>マップせずにファイルを読み込む</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The model's file is read into memory at the start.</source>
      <translation>起動時にモデルのファイルをメモリに読み込みます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The start takes longer, and the memory is used fully.</source>
      <translation>起動が長くなり、メモリをすべて使います。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Do not lock the memory</source>
      <translation>メモリを固定しない</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The system may move parts of the model to the drive.</source>
      <translation>システムがモデルの一部をドライブに移すことがあります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers may stall when memory is short.</source>
      <translation>メモリ不足のとき、回答が止まることがあります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>One thread less</source>
      <translation>スレッドを 1 つ減らす</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine leaves one core to the system.</source>
      <translation>エンジンがシステムに 1 コアを残します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers are a little slower.</source>
      <translation>回答が少し遅くなります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Run on the processor</source>
      <translation>プロセッサーで動かす</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>llama.cpp runs the model on the processor and leaves the graphics card alone.</source>
      <translation>llama.cpp がモデルをプロセッサーで動かし、グラフィックカードは使いません。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Much slower answers; it works on every computer.</source>
      <translation>回答はずっと遅くなりますが、どの PC でも動きます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Use llama.cpp over Vulkan</source>
      <translation>Vulkan 経由の llama.cpp を使う</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Another engine on the same card: llama.cpp with Vulkan, which does not use the part that crashes.</source>
      <translation>同じカードで別のエンジン：クラッシュする部分を使わない、Vulkan の llama.cpp です。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Another download; a smaller model on most cards.</source>
      <translation>別のダウンロードが必要です。多くのカードではモデルが小さくなります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Hide the graphics unit of the processor</source>
      <translation>プロセッサー内蔵のグラフィックスを隠す</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine sees only the graphics card (HIP_VISIBLE_DEVICES).</source>
      <translation>エンジンにはグラフィックカードだけが見えます（HIP_VISIBLE_DEVICES）。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Nothing.</source>
      <translation>ありません。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Larger batches</source>
      <translation>より大きなバッチ</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The prompt is read in larger blocks, as large as the request needs.</source>
      <translation>プロンプトを、要求に必要な大きさのブロックで読みます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>More memory.</source>
      <translation>メモリが多く必要です。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>A context as large as the request</source>
      <translation>要求と同じ大きさのコンテキスト</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context becomes as long as the request needs.</source>
      <translation>コンテキストが、要求に必要な長さになります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>One request at a time</source>
      <translation>一度に一つの要求</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine answers one request after the other, each with the whole context.</source>
      <translation>エンジンは要求に一つずつ、コンテキスト全体を使って答えます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Others wait for their turn.</source>
      <translation>他の要求は順番を待ちます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Split by layers</source>
      <translation>層で分割</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Whole layers go to each card (--split-mode layer).</source>
      <translation>各カードに層を丸ごと置きます (--split-mode layer)。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Nothing for most models.</source>
      <translation>ほとんどのモデルで何もありません。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Map the file</source>
      <translation>ファイルをマップする</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The model's file is mapped instead of read into memory.</source>
      <translation>モデルのファイルをメモリに読み込まず、マップします。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Flash attention on</source>
      <translation>flash attention をオンにする</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Attention takes the fast way (--flash-attn on).</source>
      <translation>アテンションが速い方法を使います (--flash-attn on)。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Nothing where the card can do it.</source>
      <translation>カードが対応していれば何もありません。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without the fused expert step</source>
      <translation>融合エキスパート処理なし</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Removes --fused-moe.</source>
      <translation>--fused-moe を外します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Slower answers.</source>
      <translation>回答が遅くなります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without images</source>
      <translation>画像なし</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine starts without the image part.</source>
      <translation>エンジンは画像部分なしで起動します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>No images in chats.</source>
      <translation>チャットで画像が使えません。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without the draft model</source>
      <translation>ドラフトモデルなし</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Removes the draft model.</source>
      <translation>ドラフトモデルを外します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without the adapter</source>
      <translation>アダプターなし</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Removes the LoRA and the control vector.</source>
      <translation>LoRA と制御ベクトルを外します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The model answers without their changes.</source>
      <translation>モデルはそれらの変更なしで答えます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The full template reader</source>
      <translation>完全なテンプレートリーダー</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Starts with --jinja.</source>
      <translation>--jinja を付けて起動します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Name a related AMD card</source>
      <translation>近い AMD カードを指定する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Sets HSA_OVERRIDE_GFX_VERSION to the nearest card that the build knows.</source>
      <translation>HSA_OVERRIDE_GFX_VERSION を、ビルドが知る最も近いカードに設定します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Untried by the maker; some steps may fail.</source>
      <translation>メーカー未検証で、失敗する処理があるかもしれません。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Turn hipBLASLt off</source>
      <translation>hipBLASLt をオフにする</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets ROCBLAS_USE_HIPBLASLT=0, so that rocBLAS does the matrix work itself.</source>
      <translation>ROCBLAS_USE_HIPBLASLT=0 を設定し、rocBLAS 自身に行列計算をさせます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Prompts may be read more slowly.</source>
      <translation>プロンプトの読み込みが遅くなることがあります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the tuning table</source>
      <translation>チューニング表を使わない</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes STRATA_HIPBLASLT_TUNING from the engine's environment.</source>
      <translation>エンジンの環境から STRATA_HIPBLASLT_TUNING を取り除きます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the gfx12 defaults</source>
      <translation>gfx12 の既定値を使わない</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_GFX12_DEFAULTS=0.</source>
      <translation>STRATA_GFX12_DEFAULTS=0 を設定します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Slower prompts; known not to help against the hipModuleLoad crash.</source>
      <translation>プロンプトが遅くなります。hipModuleLoad のクラッシュには効かないことが分かっています。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Start without HIP_PATH</source>
      <translation>HIP_PATH なしで起動する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes HIP_PATH, HIP_DEVICE_LIB_PATH and LLVM_PATH from the engine's environment.</source>
      <translation>エンジンの環境から HIP_PATH、HIP_DEVICE_LIB_PATH、LLVM_PATH を取り除きます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Move the context by direct transfers</source>
      <translation>コンテキストを直接転送で移す</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_KV_HOST_DMA=1.</source>
      <translation>STRATA_KV_HOST_DMA=1 を設定します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Context without streaming</source>
      <translation>コンテキストをストリーミングしない</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes --kv-resident; the context then must fit the card.</source>
      <translation>--kv-resident を取り除きます。コンテキストはカードに収まる必要があります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>A smaller context.</source>
      <translation>コンテキストが小さくなります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Smaller prompt blocks</source>
      <translation>プロンプトのブロックを小さく</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>The prompt is read in blocks of 512 tokens.</source>
      <translation>プロンプトを 512 トークンずつ読みます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Wait after each step</source>
      <translation>各段階の後で待つ</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_PF_STEP_SYNC=1, which also tells which step hangs.</source>
      <translation>STRATA_PF_STEP_SYNC=1 を設定します。どの段階で固まるかも分かります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Slower prompts.</source>
      <translation>プロンプトが遅くなります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Large transfers without pinned memory</source>
      <translation>大きな転送で固定メモリを使わない</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets GPU_PINNED_MIN_XFER_SIZE=1048576.</source>
      <translation>GPU_PINNED_MIN_XFER_SIZE=1048576 を設定します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Slightly slower.</source>
      <translation>少し遅くなります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Experts in memory instead of mapped</source>
      <translation>エキスパートをマップせずメモリに置く</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes --mmap-experts.</source>
      <translation>--mmap-experts を取り除きます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Needs the RAM for all experts.</source>
      <translation>すべてのエキスパート分の RAM が必要です。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without drafting</source>
      <translation>ドラフトなし</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets --spec 0.</source>
      <translation>--spec 0 を設定します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the control vector</source>
      <translation>制御ベクトルなし</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes the experimental speed projection.</source>
      <translation>実験的な高速化の射影を取り除きます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Nothing for most users.</source>
      <translation>ほとんどの人には影響ありません。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Low-RAM mode</source>
      <translation>省 RAM モード</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Unpinned experts (STRATA_RESIDENT_PIN=0), so that the system can breathe.</source>
      <translation>システムに余裕ができるよう、エキスパートを固定しません（STRATA_RESIDENT_PIN=0）。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Leave more graphics memory free</source>
      <translation>グラフィックメモリの空きを増やす</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets --vram-reserve-mib 1500.</source>
      <translation>--vram-reserve-mib 1500 を設定します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Fewer experts on the card, slower answers.</source>
      <translation>カードのエキスパートが減り、回答が遅くなります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Expert cache by itself</source>
      <translation>エキスパートキャッシュを自動に</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets --expert-cache auto.</source>
      <translation>--expert-cache auto を設定します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the WDDM budget</source>
      <translation>WDDM の予算を使わない</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_WDDM_BUDGET=0.</source>
      <translation>STRATA_WDDM_BUDGET=0 を設定します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Windows may page graphics memory.</source>
      <translation>Windows がグラフィックメモリを退避させることがあります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Repair the engine's files</source>
      <translation>エンジンのファイルを修復する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Every file of the engine is checked, and what is wrong is fetched again.</source>
      <translation>エンジンの全ファイルを確認し、誤ったものを取得し直します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A small download.</source>
      <translation>小さなダウンロード。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Repair the model's files</source>
      <translation>モデルのファイルを修復する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Every file of the model is checked, and only what is wrong is fetched again.</source>
      <translation>モデルの全ファイルを確認し、誤ったものだけを取得し直します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download of what is wrong.</source>
      <translation>誤った分のダウンロード。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Go back to the previous engine build</source>
      <translation>前のエンジンビルドに戻す</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The build that worked before is used again.</source>
      <translation>以前動いていたビルドを再び使います。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Without what the newer build brought.</source>
      <translation>新しいビルドの改良がなくなります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update the engine</source>
      <translation>エンジンを更新する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The newest build that the catalogue knows is installed beside the old one.</source>
      <translation>カタログで最新のビルドを、古いものの隣にインストールします。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download.</source>
      <translation>ダウンロードが必要です。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the CUDA 12 engine</source>
      <translation>CUDA 12 エンジンを使う</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The build for older drivers and cards is installed.</source>
      <translation>古いドライバーとカード用のビルドを入れます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download; slightly slower.</source>
      <translation>ダウンロードが必要です。少し遅くなります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the build for older processors</source>
      <translation>古いプロセッサー用のビルドを使う</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A build without AVX2 or AVX-512 is installed.</source>
      <translation>AVX2 や AVX-512 を使わないビルドを入れます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the embedded engine</source>
      <translation>内蔵エンジンを使う</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>llama.cpp inside this program's own process is used.</source>
      <translation>このプログラムのプロセス内の llama.cpp を使います。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Processor only: slower answers.</source>
      <translation>プロセッサーのみ：回答が遅くなります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use a smaller model</source>
      <translation>小さいモデルを使う</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up offers the next smaller size.</source>
      <translation>セットアップが次に小さいサイズを示します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Answers are less good.</source>
      <translation>回答の質が下がります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Choose another model</source>
      <translation>別のモデルを選ぶ</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens.</source>
      <translation>セットアップが開きます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set up with images</source>
      <translation>画像を有効にしてセットアップ</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens with images on.</source>
      <translation>画像を有効にしたセットアップが開きます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download of about 1 GB.</source>
      <translation>約 1 GB のダウンロード。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use a larger context</source>
      <translation>大きいコンテキストを使う</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens with the largest context that fits.</source>
      <translation>収まる最大のコンテキストでセットアップが開きます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use a smaller context</source>
      <translation>小さいコンテキストを使う</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens with a smaller context.</source>
      <translation>小さいコンテキストでセットアップが開きます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the next free port</source>
      <translation>次の空きポートを使う</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The engine listens on the next free port.</source>
      <translation>エンジンが次の空きポートで待ち受けます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Programs that use the old address must be changed.</source>
      <translation>古いアドレスを使うプログラムは変更が必要です。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>End the program that uses the port</source>
      <translation>ポートを使うプログラムを終了する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The program is named; you decide.</source>
      <translation>プログラム名を示します。判断はお任せします。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Whatever that program does.</source>
      <translation>そのプログラムが行っていること。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Show the reserved ports</source>
      <translation>予約されたポートを表示する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`netsh interface ipv4 show excludedportrange protocol=tcp` lists them.</source>
      <translation>`netsh interface ipv4 show excludedportrange protocol=tcp` で一覧できます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Listen on this computer only</source>
      <translation>この PC だけで待ち受ける</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The address becomes 127.0.0.1.</source>
      <translation>アドレスが 127.0.0.1 になります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Other computers cannot use it.</source>
      <translation>他の PC からは使えません。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Give Windows a larger page file</source>
      <translation>Windows のページファイルを大きくする</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Settings: a fixed page file of 65,536 MB. It needs a restart.</source>
      <translation>設定：65,536 MB の固定ページファイル。再起動が必要です。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>64 GB of disk space.</source>
      <translation>64 GB のディスク領域。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Raise the limit for locked memory</source>
      <translation>固定メモリの上限を上げる</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`ulimit -l unlimited`, or a line in /etc/security/limits.conf.</source>
      <translation>`ulimit -l unlimited`、または /etc/security/limits.conf に 1 行追加します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update the graphics driver</source>
      <translation>グラフィックドライバーを更新する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Install the maker's newest driver (nvidia.com/drivers, amd.com/support, intel.com/support).</source>
      <translation>メーカーの最新ドライバーを入れます（nvidia.com/drivers、amd.com/support、intel.com/support）。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A restart.</source>
      <translation>再起動 1 回。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Allow this user to use the card</source>
      <translation>このユーザーにカードの使用を許可する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`sudo usermod -aG render,video USER`, then log in again.</source>
      <translation>`sudo usermod -aG render,video USER` の後、ログインし直します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A new login.</source>
      <translation>ログインし直し。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Allow the engine's folder in the antivirus</source>
      <translation>ウイルス対策ソフトでエンジンのフォルダーを許可する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Look into its quarantine; the report names file and hash. Do not switch the antivirus off.</source>
      <translation>隔離を確認してください。レポートにファイル名とハッシュがあります。ウイルス対策ソフトは切らないでください。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Install the Visual C++ runtime</source>
      <translation>Visual C++ ランタイムを入れる</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Microsoft's package vc_redist.x64.exe.</source>
      <translation>Microsoft のパッケージ vc_redist.x64.exe です。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Free some disk space</source>
      <translation>ディスクの空きを増やす</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The storage page shows what lies where.</source>
      <translation>ストレージのページで、何がどこにあるか分かります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Whatever you delete.</source>
      <translation>削除するもの。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Move the data folder</source>
      <translation>データフォルダーを移す</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>To another drive, with a path of plain letters.</source>
      <translation>英数字だけのパスで、別のドライブへ。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Copying takes a while.</source>
      <translation>コピーに時間がかかります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Close other programs</source>
      <translation>他のプログラムを閉じる</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Browsers and games hold most memory.</source>
      <translation>ブラウザーとゲームが最も多くメモリを使います。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Restart the computer</source>
      <translation>PC を再起動する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The old driver goes, the new one is loaded.</source>
      <translation>古いドライバーが終わり、新しいものが読み込まれます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Start the engine again</source>
      <translation>エンジンを起動し直す</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The engine is started and asked.</source>
      <translation>エンジンを起動し、質問します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update the system</source>
      <translation>システムを更新する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A newer release of this Linux brings the library.</source>
      <translation>この Linux の新しいリリースにライブラリが含まれます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A large update.</source>
      <translation>大きな更新。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Pass the card on to the container</source>
      <translation>カードをコンテナーに渡す</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`--device /dev/dri --device /dev/kfd`, or the NVIDIA container toolkit.</source>
      <translation>`--device /dev/dri --device /dev/kfd`、または NVIDIA Container Toolkit。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Take the last change back</source>
      <translation>最後の変更を元に戻す</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The profile is as it was before.</source>
      <translation>プロファイルが以前の状態に戻ります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Without that change.</source>
      <translation>その変更がなくなります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set the key again</source>
      <translation>キーを設定し直す</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The settings open.</source>
      <translation>設定が開きます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Remove old copies of the libraries</source>
      <translation>ライブラリの古いコピーを取り除く</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Delete libggml, libllama and libmtmd of earlier installs (such as in /usr/local/lib), or unpack the build into an empty folder.</source>
      <translation>以前の libggml、libllama、libmtmd（/usr/local/lib など）を削除するか、空のフォルダーにビルドを展開します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Other programs that use those copies need their own.</source>
      <translation>それらを使う他のプログラムには自分用のものが必要です。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update macOS</source>
      <translation>macOS を更新する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A newer macOS has what the build needs.</source>
      <translation>新しい macOS にはビルドに必要なものがあります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Allow more time for loading</source>
      <translation>読み込みの時間を延ばす</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Raise the limit of the program that waits (for ollama: OLLAMA_LOAD_TIMEOUT=30m).</source>
      <translation>待つプログラムの上限を上げます（ollama では OLLAMA_LOAD_TIMEOUT=30m）。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Put the model on a local drive</source>
      <translation>モデルをローカルドライブに置く</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>An internal SSD reads a model in seconds; network and cloud drives take minutes.</source>
      <translation>内蔵 SSD は数秒でモデルを読みます。ネットワークやクラウドのドライブは数分かかります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Change the request</source>
      <translation>要求を変更する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The program that sent it must change its messages, its schema or its tools.</source>
      <translation>送信したプログラムが、メッセージ、スキーマ、またはツールを変える必要があります。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Join the pieces</source>
      <translation>部分を結合する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Put all files into one folder; pieces named part1of2 are joined with copy /b or cat.</source>
      <translation>すべてのファイルを一つのフォルダーに置きます。part1of2 という名前のものは copy /b か cat で結合します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Room for the joined file.</source>
      <translation>結合したファイルの空き容量。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Accept the license</source>
      <translation>ライセンスを承諾する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>On the model's page; then give an access token.</source>
      <translation>モデルのページで行い、その後アクセストークンを入れます。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>An account there.</source>
      <translation>そこのアカウント。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Check the clock, the proxy and the hosts file</source>
      <translation>時計、プロキシ、hosts ファイルを確認する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The date must be right, the proxy's certificate known, and no line of the hosts file may name the server.</source>
      <translation>日付が正しく、プロキシの証明書が登録され、hosts ファイルにサーバーの行がないことが必要です。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Register the loader of llamafiles</source>
      <translation>llamafile のローダーを登録する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Put the ape loader into /usr/bin and register it with binfmt_misc.</source>
      <translation>ape ローダーを /usr/bin に置き、binfmt_misc に登録します。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Once after each restart of the computer.</source>
      <translation>再起動のたびに一度。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Start the other machine's worker again</source>
      <translation>もう一台のワーカーを再起動する</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the same build on both machines.</source>
      <translation>両方のマシンで同じビルドを使ってください。</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use another temporary folder</source>
      <translation>別の一時フォルダーを使う</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set TEMP and TMP (TMPDIR on Linux) to a folder with a plain name and enough room.</source>
      <translation>TEMP と TMP（Linux では TMPDIR）を、単純な名前で空きのあるフォルダーに設定します。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program touched memory that is not its own (access violation): a fault in the driver or the engine.</source>
      <translation>プログラムが自分のものではないメモリに触れました（アクセス違反）。ドライバーかエンジンの不具合です。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program used up its stack (stack overflow): a fault in the driver or the engine.</source>
      <translation>プログラムがスタックを使い果たしました（スタックオーバーフロー）。ドライバーかエンジンの不具合です。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program stopped itself after an internal check failed (abort); the last log line says which.</source>
      <translation>内部チェックの失敗後、プログラムが自ら停止しました（中止）。ログの最後の行にその内容があります。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program's memory was damaged from inside (heap corruption): a fault in the driver or the engine.</source>
      <translation>プログラムのメモリが内部から壊れました（ヒープ破損）。ドライバーかエンジンの不具合です。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL that the engine needs is missing (CUDA, HIP or Visual C++ runtime).</source>
      <translation>エンジンに必要な DLL がありません（CUDA、HIP、Visual C++ のランタイム）。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL is too old or of another version than the engine needs.</source>
      <translation>DLL が古すぎるか、必要なバージョンと異なります。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL could not start; often a broken driver or an ended session.</source>
      <translation>DLL が起動できませんでした。多くはドライバーの故障かセッションの終了です。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program could not be set up: one of its libraries failed while it was loaded.</source>
      <translation>プログラムを準備できませんでした。ライブラリの 1 つが読み込み中に失敗しました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The processor does not know an instruction that this engine build uses (AVX2 or AVX-512).</source>
      <translation>このエンジンビルドが使う命令（AVX2 か AVX-512）がプロセッサーにありません。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows refused access to a file of the engine: antivirus or folder rights.</source>
      <translation>Windows がエンジンのファイルへのアクセスを拒否しました。ウイルス対策ソフトかフォルダーの権限です。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file is damaged, or 32-bit and 64-bit parts were mixed.</source>
      <translation>ファイルが壊れているか、32 ビットと 64 ビットの部分が混ざっています。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file could not be read while the engine used it: its drive is failing or was unplugged.</source>
      <translation>エンジンの使用中にファイルを読み取れませんでした。ドライブの故障か取り外しです。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows had no memory left to give (RAM and page file).</source>
      <translation>Windows に割り当てられるメモリが残っていません（RAM とページファイル）。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows had no memory left to promise: the page file is too small.</source>
      <translation>Windows に約束できるメモリが残っていません。ページファイルが小さすぎます。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program divided by zero: a fault in the engine.</source>
      <translation>プログラムがゼロで割りました。エンジンの不具合です。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program ran an instruction that programs may not run: a fault in the driver or the engine.</source>
      <translation>プログラムが許可されない命令を実行しました。ドライバーかエンジンの不具合です。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was closed with Ctrl+C or by closing its window.</source>
      <translation>Ctrl+C かウィンドウを閉じる操作で終了しました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program stopped itself at once after an internal check failed.</source>
      <translation>内部チェックの失敗後、プログラムが直ちに停止しました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>An internal check of the program failed.</source>
      <translation>プログラムの内部チェックに失敗しました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows refused an unsigned file (Smart App Control or a policy).</source>
      <translation>Windows が署名のないファイルを拒否しました（スマート アプリ コントロールかポリシー）。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL that is loaded on demand is missing.</source>
      <translation>必要時に読み込まれる DLL がありません。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL that is loaded on demand is of another version than the engine needs.</source>
      <translation>必要時に読み込まれる DLL のバージョンが異なります。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program ended with an error that it did not handle (C++ exception); the last log line says which.</source>
      <translation>処理されないエラー（C++ 例外）で終了しました。ログの最後の行にその内容があります。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was ended from outside, for example by the Task Manager or at shutdown.</source>
      <translation>タスク マネージャーやシャットダウンなど、外部から終了されました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>An internal check of the program failed (breakpoint).</source>
      <translation>プログラムの内部チェックに失敗しました（ブレークポイント）。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program that hosted the engine ended it; its log says why.</source>
      <translation>エンジンを動かしていたプログラムが終了させました。そのログに理由があります。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file that it needs is no Windows program: it is damaged or not what its name says.</source>
      <translation>必要なファイルが Windows プログラムではありません。壊れているか、名前と中身が異なります。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file that it needs is damaged.</source>
      <translation>必要なファイルが壊れています。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A number became too large for its place.</source>
      <translation>数が大きくなりすぎました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It divided by zero.</source>
      <translation>ゼロで割りました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The drive is full.</source>
      <translation>ドライブがいっぱいです。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It met an error after which it could not go on.</source>
      <translation>続行できないエラーが起きました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It used something that was closed already.</source>
      <translation>すでに閉じられたものを使いました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It called the C library with a wrong value.</source>
      <translation>C ライブラリを誤った値で呼び出しました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The antivirus blocked one of its files.</source>
      <translation>ウイルス対策ソフトがファイルの 1 つをブロックしました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The antivirus removed one of its files.</source>
      <translation>ウイルス対策ソフトがファイルの 1 つを削除しました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Its terminal was closed.</source>
      <translation>端末が閉じられました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was stopped with Ctrl+C.</source>
      <translation>Ctrl+C で停止しました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was asked to quit from the keyboard.</source>
      <translation>キーボードから終了を求められました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program stopped itself after an internal check failed; the last log line says which.</source>
      <translation>内部チェックの失敗後、プログラムが自ら停止しました。ログの最後の行にその内容があります。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A mapped file could not be read any more: it was cut short, its drive is away, or memory ran out.</source>
      <translation>マップしたファイルを読み取れなくなりました。短くなったか、ドライブがないか、メモリ不足です。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program made an impossible calculation: a fault in the engine.</source>
      <translation>プログラムが不可能な計算をしました。エンジンの不具合です。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was killed from outside, most often by the system because memory ran out.</source>
      <translation>外部から強制終了されました。多くはメモリ不足によるシステムの操作です。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program touched memory that is not its own: a fault in the driver or the engine.</source>
      <translation>プログラムが自分のものではないメモリに触れました。ドライバーかエンジンの不具合です。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program that it wrote to was gone.</source>
      <translation>書き込み先のプログラムがなくなりました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was asked to stop.</source>
      <translation>停止を求められました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It used more processor time than it may.</source>
      <translation>許された以上のプロセッサー時間を使いました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It wrote a larger file than it may.</source>
      <translation>許された以上に大きいファイルを書きました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It used a system call that a sandbox forbids.</source>
      <translation>サンドボックスが禁じるシステムコールを使いました。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The engine's program may not be executed: its rights are wrong, or the drive forbids it.</source>
      <translation>エンジンのプログラムを実行できません。権限が誤っているか、ドライブが禁じています。</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The engine's program, or a library that it needs, was not found.</source>
      <translation>エンジンのプログラムか、必要なライブラリが見つかりませんでした。</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Reading the model's weights</source>
      <translation>モデルの重みを読み込んでいます</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Making room for the context</source>
      <translation>コンテキストの領域を確保しています</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Putting layers on the card</source>
      <translation>層をカードに置いています</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>No card can be used</source>
      <translation>使えるカードがありません</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The model is in memory</source>
      <translation>モデルがメモリに入りました</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The engine takes requests</source>
      <translation>エンジンがリクエストを受け付けます</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The prompt was read</source>
      <translation>プロンプトを読み終えました</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The answer was written</source>
      <translation>回答を書き終えました</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The port could not be used</source>
      <translation>ポートを使えませんでした</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine had stopped (exit code {code}) and is started again</source>
      <translation>エンジンが停止し（終了コード {code}）、再起動しています</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine's process was started</source>
      <translation>エンジンのプロセスを起動しました</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine runs again</source>
      <translation>エンジンが再び動いています</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine stopped unexpectedly (exit code {code})</source>
      <translation>エンジンが予期せず停止しました（終了コード {code}）</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine ended while loading</source>
      <translation>エンジンが読み込み中に終了しました</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine crashed ({exception})</source>
      <translation>エンジンがクラッシュしました（{exception}）</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The graphics card hangs</source>
      <translation>グラフィックカードが固まっています</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Port {port} is in use</source>
      <translation>ポート {port} は使用中です</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The graphics driver failed: {reason}</source>
      <translation>グラフィックドライバーが失敗しました：{reason}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The graphics card could not start a task: {reason}</source>
      <translation>グラフィックカードが処理を開始できませんでした：{reason}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine waited too long for memory</source>
      <translation>エンジンがメモリを待ちすぎました</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Memory ran out</source>
      <translation>メモリが足りなくなりました</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The image encoder could not be started</source>
      <translation>画像エンコーダーを起動できませんでした</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Starting the image encoder</source>
      <translation>画像エンコーダーを起動しています</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Loading the model again</source>
      <translation>モデルを読み込み直しています</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Using {card}</source>
      <translation>{card} を使用</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The AMD runtime is loaded</source>
      <translation>AMD ランタイムを読み込みました</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Loading about {experts_gb} GB of experts into RAM; the computer can freeze for a minute or two</source>
      <translation>約 {experts_gb} GB のエキスパートを RAM に読み込んでいます。PC が 1、2 分固まることがあります</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Experts are locked in RAM</source>
      <translation>エキスパートを RAM に固定しました</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Loading the experts into RAM</source>
      <translation>エキスパートを RAM に読み込んでいます</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Experts are in RAM</source>
      <translation>エキスパートが RAM に入りました</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Filling the card's memory with the {expert_slots} hottest experts</source>
      <translation>よく使う {expert_slots} 個のエキスパートをカードのメモリに置いています</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Filling the card's memory with experts</source>
      <translation>エキスパートをカードのメモリに置いています</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Everything is loaded; {free_vram_mib} MiB of the card's memory stay free</source>
      <translation>すべて読み込みました。カードのメモリの空きは {free_vram_mib} MiB です</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Almost ready</source>
      <translation>まもなく準備完了です</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Still loading, {seconds} s so far</source>
      <translation>読み込み中（{seconds} 秒経過）</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine is loaded</source>
      <translation>エンジンを読み込みました</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Reading the prompt</source>
      <translation>プロンプトを読んでいます</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>A request failed: {reason}</source>
      <translation>リクエストが失敗しました：{reason}</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>This model asks for your agreement</source>
      <translation>このモデルには同意が必要です</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The source delivers something else</source>
      <translation>入手元の内容が異なります</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy blocks the download</source>
      <translation>プロキシがダウンロードを止めています</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The connection is not trusted</source>
      <translation>接続が信頼されていません</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The file is not there any more</source>
      <translation>ファイルがもうありません</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The server refuses the download</source>
      <translation>サーバーがダウンロードを拒否しています</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The server is too busy</source>
      <translation>サーバーが混雑しています</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The server has a fault</source>
      <translation>サーバーに障害があります</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Accept the licence on the model's page, make a token in your account there, enter it in the settings.</source>
      <translation>モデルのページでライセンスに同意し、そこのアカウントでトークンを作り、設定に入力してください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again; if it stays so, choose another mirror in the settings or tell us about this file.</source>
      <translation>もう一度試してください。直らない場合は、設定で別のミラーを選ぶか、このファイルについてお知らせください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Open the source in a browser: a log-in page of the network may be in the way. Then try again.</source>
      <translation>入手元をブラウザーで開いてください。ネットワークのログインページが妨げているかもしれません。その後もう一度試してください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Enter the proxy with its user name and password in the settings, or ask the administrator.</source>
      <translation>設定にユーザー名とパスワード付きのプロキシを入力するか、管理者に尋ねてください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>On a company network, choose its certificate file (PEM) in the settings. Check the clock too.</source>
      <translation>社内ネットワークでは、設定で証明書ファイル（PEM）を選んでください。時計も確認してください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again later or choose another mirror in the settings.</source>
      <translation>後でもう一度試すか、設定で別のミラーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again later; a token in the settings raises the limit of Hugging Face.</source>
      <translation>後でもう一度試してください。設定にトークンを入れると Hugging Face の上限が上がります。</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again later or choose another mirror in the settings. What was downloaded is kept.</source>
      <translation>後でもう一度試すか、設定で別のミラーを選んでください。ダウンロード済みの分は残ります。</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>your home folder</source>
      <translation>ホームフォルダー</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>the computer's name</source>
      <translation>PC の名前</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>your user name</source>
      <translation>ユーザー名</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>keys and tokens</source>
      <translation>キーとトークン</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>user names in paths</source>
      <translation>パス内のユーザー名</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>signed addresses</source>
      <translation>署名付きアドレス</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>mail addresses</source>
      <translation>メールアドレス</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>network addresses</source>
      <translation>ネットワークアドレス</translation>
    </message>
  </context>
</TS>
