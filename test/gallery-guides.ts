/** Two guides as the parser would write them: a short one, and one with everything in it. */

const heading = (level: number, id: string, text: string): string =>
  `<h${level} id="${id}">${text}<a class="hash-link" href="#${id}" aria-label="Direct link to ${text}"></a></h${level}>`;

const code = (language: string, text: string, title?: string): string =>
  title === undefined
    ? `<figure class="code" data-language="${language}"><pre tabindex="0"><code class="language-${language}">${text}</code></pre></figure>`
    : `<figure class="code"><figcaption class="code-title">${title}</figcaption><pre tabindex="0"><code class="language-${language}">${text}</code></pre></figure>`;

let count = 0;
const admonition = (sprite: string, type: string, title: string, body: string): string =>
  `<div class="admonition admonition-${type}" role="note" aria-labelledby="adm-${++count}"><p class="admonition-title" id="adm-${count}"><svg class="icon" aria-hidden="true"><use href="${sprite}#${type}"></use></svg>${title}</p><div class="admonition-body">${body}</div></div>`;

export function shortGuide(): string {
  return `<p>Your server runs as soon as you press start. This page says where, and what you should see.</p>
<ol><li>Open <strong>the control panel</strong> and choose your server.</li><li>Select <strong>Start</strong>. The console shows <code>Done</code> after a minute.</li></ol>
${heading(2, 'check', 'Check that it worked')}<p>Join with the address from the panel. See <a href="guide.html">the whitelist</a> if you are refused.</p>`;
}

export function longGuide(sprite: string): string {
  count = 0;
  return `<p>The whitelist (also called allow list) lets only the players you name join your server. Everyone else sees <code>You are not white-listed on this server!</code> and stays out. It takes effect at once; no restart is needed.</p>
${heading(2, 'before-you-start', 'Before you start')}
<ul><li>You need access to the console, or <a href="op.html">operator rights</a> in the game.</li><li>Have the exact names of the players ready. Upper and lower case do not matter.<ul><li>Offline names are resolved by <a href="https://example.com" target="_blank" rel="noopener noreferrer">the account service</a>.</li><li>Bedrock players need their prefix.</li></ul></li><li>Make a <a href="b.html">backup</a> first.</li></ul>
${admonition(sprite, 'info', 'Versions', '<p>The command exists since 1.3.1. From 1.7.6 on players are kept by their unique id, so a renamed player stays on the list.</p>')}
${heading(2, 'turn-it-on', 'Turn it on')}
<ol><li><p>In the console, type the command. In game, put <code>/</code> in front.</p>${code('text', 'whitelist on', 'Console')}<p>The log shows <code>Whitelist is now turned on</code>.</p></li>
<li><p>Add each player.</p>${code('text', 'whitelist add PlayerName\nwhitelist add AnotherPlayer', 'Console')}</li>
<li><p>Set it in the file too, so that it stays on after a reset.</p>${code('properties', `<span class="t-c"># Who may join</span>\n<span class="t-v">white-list</span><span class="t-p">=</span><span class="t-n">true</span>\n<span class="t-v">enforce-whitelist</span><span class="t-p">=</span><span class="t-n">true</span>\n<span class="t-v">motd</span><span class="t-p">=</span><span class="t-s">A very long message of the day that does not fit on the line and has to be scrolled to be read at all</span>`, 'server.properties')}</li>
<li>Restart the server.</li></ol>
${admonition(sprite, 'warning', 'Players who are online', '<p>With <code>enforce-whitelist</code> off, players who are not listed stay until they leave.</p>')}
${heading(3, 'with-a-plugin', 'With a plugin or a mod')}
<div class="tabs" data-tabs data-group="loader"><div class="tab-list" role="tablist" aria-label="Options"><button role="tab" type="button" id="t1-0" aria-controls="t1-0p" aria-selected="true" data-value="paper" tabindex="0">Paper</button><button role="tab" type="button" id="t1-1" aria-controls="t1-1p" aria-selected="false" data-value="forge" tabindex="-1">Forge</button><button role="tab" type="button" id="t1-2" aria-controls="t1-2p" aria-selected="false" data-value="fabric" tabindex="-1">Fabric</button></div><div role="tabpanel" id="t1-0p" aria-labelledby="t1-0" tabindex="0" data-default><p class="tab-label" aria-hidden="true">Paper</p><p>Paper reads the list from <code>whitelist.json</code> when it starts.</p>${code('json', `<span class="t-p">[</span>\n  <span class="t-p">{</span> <span class="t-v">"uuid"</span><span class="t-p">:</span> <span class="t-s">"069a79f4-44e9-4726-a5be-fca90e38aaf5"</span><span class="t-p">,</span> <span class="t-v">"name"</span><span class="t-p">:</span> <span class="t-s">"PlayerName"</span> <span class="t-p">}</span>\n<span class="t-p">]</span>`)}</div><div role="tabpanel" id="t1-1p" aria-labelledby="t1-1" tabindex="0"><p class="tab-label" aria-hidden="true">Forge</p><p>Forge has nothing of its own. Use the command above.</p></div><div role="tabpanel" id="t1-2p" aria-labelledby="t1-2" tabindex="0"><p class="tab-label" aria-hidden="true">Fabric</p><p>Fabric behaves like the vanilla server.</p></div></div>
${heading(2, 'settings', 'Settings that belong to it')}
<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table><thead><tr><th>Key</th><th>Default</th><th>What it does</th></tr></thead><tbody><tr><td><code>white-list</code></td><td><code>false</code></td><td>Turns the list on when the server starts.</td></tr><tr><td><code>enforce-whitelist</code></td><td><code>false</code></td><td>Sends away players who are online and not on the list as soon as the list is reloaded.</td></tr><tr><td><code>online-mode</code></td><td><code>true</code></td><td>Checks accounts. With it off anybody can use any name, and the list protects nothing.</td></tr></tbody></table></div>
${code('bash', `<span class="line" data-n="1"><span class="t-c"># Print the list</span></span>\n<span class="line marked" data-n="2"><span class="t-f">cat</span> whitelist.json <span class="t-p">|</span> <span class="t-f">jq</span> <span class="t-s">'.[].name'</span></span>\n<span class="line" data-n="3"><span class="t-k">if</span> <span class="t-p">[</span> -f <span class="t-t">ops.json</span> <span class="t-p">]</span><span class="t-p">;</span> <span class="t-k">then</span> <span class="t-f">echo</span> <span class="t-n">1</span><span class="t-p">;</span> <span class="t-k">fi</span></span>`).replace('class="code"', 'class="code numbered"')}
${admonition(sprite, 'danger', 'This deletes the list', '<p>Removing <code>whitelist.json</code> cannot be undone. Copy it first.</p>')}
${heading(2, 'if-it-does-not-work', 'If it doesn’t work')}
<p>Look for the message in the log.</p>
<details><summary>The player is listed and still refused</summary><p>The name was typed wrongly, or the player renamed the account before 1.7.6. Remove and add the player again.</p></details>
<details><summary>Nobody is refused</summary><p>The list is off. Type <code>whitelist on</code>.</p></details>
${admonition(sprite, 'tip', 'Quicker', '<p>Press <kbd>Tab</kbd> after <code>whitelist add</code>: the console completes the names of players who are online.</p>')}
${admonition(sprite, 'note', 'Note', '<p>Operators are always let in.</p>')}
<blockquote><p>A list is only as good as the names on it.</p></blockquote>
<ul class="task-list"><li class="task"><input type="checkbox" disabled checked aria-label="Done"> Turned on</li><li class="task"><input type="checkbox" disabled aria-label="To do"> Tested with a second account</li></ul>
<p>Press <mark>reload</mark> to read the file again.<sup><a href="#fn-1" id="fnref-1" aria-label="Footnote 1">1</a></sup></p>
${heading(3, 'bedrock', 'Bedrock players through a bridge whose name is long')}
<ul class="cards"><li><a class="card" href="x.html"><span class="card-title">Connect Bedrock players</span><span class="card-text">Let phones and consoles join.</span></a></li><li><a class="card" href="y.html"><span class="card-title">Prefixes</span></a></li></ul>
<section class="footnotes" aria-labelledby="footnote-label"><h2 class="sr-only" id="footnote-label">Footnotes</h2><ol><li id="fn-1"><p>Or restart. <a href="#fnref-1" aria-label="Back to the text">↩</a></p></li></ol></section>`;
}
