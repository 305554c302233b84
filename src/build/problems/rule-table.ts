/** Every problem that helpsite can report, one a line: code, severity, the command that looks for it, what it means, what to do. */

/**
 * `check` also runs everything of `build`; `external` is `check --external`. The severity is the usual one: `fatal` ends a
 * run with an exit code of its own and has no severity to change. The same codes and sentences stand in ARCHITECTURE.md.
 */
export const RULE_TABLE = `
admonition/broken-title | warning | build | A ::: box whose title has only one of its brackets | Write both: :::note[Title]
admonition/stray | warning | build | A ::: line that closes no box, or a box that begins with too few colons | Delete the line, or begin the box with three colons: :::note
admonition/unclosed | warning | build | A ::: box has no closing line | Write ::: on a line of its own where the box should end.
admonition/unknown-type | warning | build | A :::name that is no box; shown as typed | Use note, tip, info, warning or danger.
blog/no-date | error | build | A post without a date in its front matter or its name | Add a date to the front matter, or begin the file's name with one: 2026-01-31-title.md.
category/invalid-json | error | build | A _category_.json that is no JSON | Correct the place that the message names; JSON needs double quotes and no comma at the end.
category/invalid-value | error | build | A value of a _category_ file of the wrong kind | Write a value of the kind that the message asks for.
category/invalid-yaml | error | build | A _category_.yml that is no YAML | Correct the place that the message names.
category/repeated-label | warning | build | A category called like one beside it, or like another whose address is made of the same label | Give it another label, or write its address into its link: "slug": "/category/…".
category/unknown-key | error | build | A key that _category_ files do not have | Correct the key's spelling, or remove it.
category/unused | warning | build | A second _category_ file in a folder | Keep one of the two files.
code/no-language | warning | check | A code block that does not say its language | Write the language after the three backticks; text when it is none.
code/unclosed | warning | build | A code fence without its closing line | Write the closing line, as many backticks as the opening one has.
code/unknown-language | warning | build | A code block in a language that has no colours | Correct the name, or write text.
component/unknown | warning | build | A tag that is no component; its content shows | Use one of the components, or Markdown.
component/unknown-attribute | warning | build | An attribute one slip away from one that the component has | Correct the attribute's spelling.
config/admin-key | warning | build | A page's key for the hosted search that is the admin key in the environment | Put the search-only key there, and make a new admin key.
config/failed | fatal | build | A configuration file that cannot be loaded: syntax, imports, an exception, a deadline | Correct the file at the place that the message names.
config/invalid | fatal | build | A value of the configuration of the wrong kind, or a missing one | Write a value of the kind that the message asks for.
config/invalid-json | fatal | build | A configuration file that is no JSON | Correct the place that the message names.
config/missing-file | warning | build | A picture that the configuration names and the site does not have | Put the file into content/static, and write its path from there.
config/missing-page | warning | build | A link of the configuration that leads to no page | Correct the link, or remove it.
config/not-found | fatal | build | The file after --config does not exist | Correct the path.
config/unknown-key | fatal | build | A key that the configuration does not have | Correct the key's spelling, or remove it.
config/unused | warning | build | A configuration file that is not read, or a rule for a problem that there is not | Correct the name, or remove it.
doc/duplicate-id | error | build | Two guides with one id | Give one of them another id.
frontmatter/invalid-value | error | build | A front matter value of the wrong kind | Write a value of the kind that the message asks for.
frontmatter/invalid-yaml | error | build | Front matter that is no YAML | Correct the place that the message names; quote texts that hold a colon.
frontmatter/not-first | warning | build | Front matter that does not begin on the first line; shown as text | Delete what stands above the first ---.
frontmatter/too-long | error | build | More than 64 KB of front matter | Check that the closing --- line is at the right place.
frontmatter/unclosed | error | build | Front matter without its closing --- | Add a line with only --- below the last setting.
frontmatter/unknown-key | warning | build | A key one slip away from a known one | Correct the key's spelling.
frontmatter/unknown-language | error | build | Front matter in another language (---js): text, never run | Begin the file with --- alone, and write one "key: value" on each line.
frontmatter/unknown-page | error | build | Front matter that names a guide which does not exist | Correct the guide's name.
frontmatter/unquoted-number | warning | build | A text that YAML reads as a number and changes (1.20) | Put quotes around it.
heading/duplicate-id | error | build | Two headings with one id | Give one of the headings another id.
heading/no-space | warning | build | A ## heading without a space after it; shown as text | Write a space between the # and the heading.
heading/skipped-level | warning | check | A heading more than one level below the one above it | Use the next level, so that readers who hear the page can follow it.
helpsite/bug | fatal | build | A fault of helpsite itself; the details are in a file | Report it, with the file that the message names.
html/broken-tag | warning | build | A component's tag with a slip in its name, a quote or a bracket; shown as text | Correct the name, close every quote, and end the tag with >.
html/refused | warning | build | Typed HTML that acts, or that the security policy forbids; left out | Use Markdown, or one of the components.
html/stray | warning | build | A closing tag of a component or of <details> that closes nothing | Write the tag that begins it, or delete the line.
html/unclosed | warning | build | A component, <details> or comment that is never closed | Write the closing tag where it should end.
ignore/invalid | warning | build | A helpsite-ignore comment that names no code, or one that does not exist | Name the codes to ignore, as the messages show them in brackets.
ignore/unused | warning | build | A helpsite-ignore comment that hides nothing | Delete the comment.
image/broken | warning | build | A picture that no browser can show | Save it again with a program for pictures.
image/meaningless-alt | warning | check | A picture whose description says nothing (image, screenshot, a file name) | Say what the picture shows, as you would to someone on the phone.
image/missing | error | build | A picture that is not there | Put the file beside the guide, or correct its name.
image/missing-alt | warning | check | A picture without a description | Say between the brackets what the picture shows: ![The Start button](./start.png)
image/oversized | warning | check | A picture that is heavier or larger than any page needs | Save it smaller: at most 2,000 pixels wide, as WebP, JPEG or a compressed PNG.
image/unsafe | error | build | A drawing (SVG) that runs code | Remove the code, or save the drawing as PNG.
image/unused | warning | check | A picture that nothing shows | Delete the file, or show it.
link/ambiguous | warning | build | A relative link that can mean two pages | Begin the link with ./ or ../ to say which.
link/broken-address | warning | build | A web address that begins with a slip (htps://, https:/) | Begin it with https://
link/broken-syntax | warning | build | A link whose brackets are typed wrongly; shown as text | Write [text](target), without spaces; put a target with spaces into <>.
link/dead-address | error | external | A link to a web address where nothing is (404, 410, no such server) | Link to where the page is now, or remove the link.
link/draft | error | build | A link to a draft | Publish the draft, or remove the link.
link/failing-address | warning | external | A link to a web address that does not work now: server errors, certificates, silence | Check again later; if it stays so, link to another page.
link/meaningless-text | warning | check | A link whose text does not say where it leads (here, click here, this page) | Put the name of the page or of the task into the brackets.
link/missing-anchor | error | build | A link to a heading that is not there | Correct the part after #, or link to the page itself.
link/missing-file | error | build | A link to a file that is not there | Put the file beside the guide, or into content/static.
link/missing-page | error | build | A link to a page that is not there | Correct the path, or remove the link.
link/moved-address | warning | external | A link to a web address that leads on to another for good | Link to the new address.
link/no-target | warning | build | A link with nothing between its parentheses | Write where it leads: [text](./other-guide.md)
link/no-text | warning | check | A link without any text | Write between the brackets what the link leads to.
link/unchecked-address | warning | external | A link to a web address that does not answer programs (401, 403, 429) | Open it in a browser; opt out by line if it is right.
link/undefined-reference | warning | build | A [text][name] whose name is defined nowhere; shown as text | Add a line "[name]: address", or write [text](address).
link/unsafe | error | build | A link or picture with an address that runs code | Link to a page or a web address.
machine/failed | fatal | build | Disk full, no permission, a folder that cannot be written | Make room, or correct the permissions.
move/address-lost | warning | mv | An address that no redirect can keep after a move | Give the category the old address as its slug, or leave the folder where it is.
move/by-hand | warning | mv | A place that helpsite mv cannot change with certainty | Change it as the message says.
move/not-certain | error | mv | A link or text that a move would change unasked; nothing is moved | Change the place by hand so that it does not name the guide, and move it then.
page/failed | error | build | A React page that cannot be loaded | Correct the file at the place that the message names.
page/no-default-export | error | build | A React page without a default export | Export the page's component: export default function Page() { … }
page/orphan | warning | check | A guide that no sidebar and no other page leads to | Link to it, or put it into a sidebar.
page/too-complex | error | build | A page over a cap: size, nesting, marks | Split the page.
partial/circular | error | build | A partial that shows itself, or too many partials on one page | Remove one of the tags that show it.
partial/missing | error | build | A partial that is imported and not there | Correct the path of its import line.
redirect/invalid | error | build | A redirect_from that is no address inside the site | Write an old path of this site.
redirect/taken | error | build | A redirect_from in the place of a page or of another | Remove it from one of the two.
render/failed | error | build | A React page that throws; the other pages are built | Correct the page; it must render without a browser.
route/case-collision | error | build | Two addresses that differ in upper and lower case only | Rename one of them.
route/duplicate | error | build | Two pages with one address | Give one of them another slug or file name.
route/invalid-slug | error | build | A slug that leads out of the site | Write a slug without "..".
route/taken-file | error | build | A page in the place of a static file, of a folder, or of a file that every site has | Give the page another slug, or rename the file.
route/too-long | error | build | A part of an address that is too long for a disk | Shorten the file's name or the slug.
search/invalid-questions | error | check | A question of content/search/golden.yml that is not written as one | Write - question: what was typed, and below it pages: [path/of/the/guide].
search/invalid-synonyms | error | build | Synonyms that are no list of words that belong together | Write words that mean the same as - [whitelist, allowlist].
search/refused | fatal | search | A push that would empty the index or delete more than 30 % of it | Push with --force if that is what you want.
search/service-failed | fatal | search | The hosted search service refuses, fails or cannot be reached | Do what the message says, and push again.
search/unknown-guide | error | check | A question of content/search/golden.yml that names no guide | Write the guide's path below content/docs, without .md.
secret/exposed | error | check | Something that looks like a real key, token or password | Withdraw it where it was made, and write an obvious example in its place.
sidebar/empty-category | error | build | A sidebar category with neither items nor a link | Add an item, or remove the category.
sidebar/unknown | error | build | displayed_sidebar names no sidebar | Correct the sidebar's name.
sidebar/unknown-folder | error | build | An autogenerated part names no folder of guides | Correct the folder's name.
sidebar/unknown-page | error | build | A sidebar or _category_ file names a guide that does not exist | Correct the guide's id.
site/empty | warning | build | A site without a single guide | Save the first one as content/docs/intro.md.
source/case-collision | error | build | Two files that a case-blind disk takes for one | Rename one of them.
source/not-a-file | warning | build | A symbolic link, pipe or device among the guides; not followed | Put a copy of the file here.
source/not-utf8 | error | build | A file that is not UTF-8 | Save it again with the encoding UTF-8.
source/reserved-name | warning | build | A file or folder that Windows cannot hold (con, aux, nul …) | Rename it, or nobody on Windows can work on this site.
source/unreadable | error | build | A file that cannot be read | Check its permissions.
source/unusable-name | error | build | A static file that cannot be published under its name | Rename it: no backslash, no drive letter.
table/no-line | warning | build | Rows of a table without the line of dashes below the first; shown as text | Write the line below the first row, e.g. with three dashes for each column.
tabs/duplicate-value | error | build | Two tabs of a group with one value | Give one of them another value.
tabs/empty | error | build | <Tabs> without tabs | Put a <TabItem> into it, or remove it.
tabs/stray | warning | build | A tab outside of <Tabs>, or text inside of it that is in no tab | Put tabs into <Tabs>, and everything inside of <Tabs> into a tab.
tabs/unknown-default | error | build | defaultValue names none of the tabs | Name one of the tabs, or leave it out.
tag/invalid-permalink | error | build | A tag's permalink that leads out of the site | Write a path without "..".
text/duplicate | warning | check | A long paragraph that stands on another page word for word | Keep it on one page and link to that, or make it a partial.
text/half-bold | warning | build | A ** without its other half; shown as text | Write ** before and after what should be bold.
text/hidden-character | warning | build | An invisible character that reorders text or is a control | Delete it; most editors can show it.
text/leftover | warning | check | Something left over from writing: TODO, FIXME, lorem ipsum, <YOUR-IP> in running text | Write the real text.
text/near-duplicate | warning | check | A long paragraph that is nearly the same on another page | Keep one of the two, or make it a partial.
usage/invalid | fatal | build | A wrong command, flag or folder | helpsite --help lists what there is.
variable/unknown | warning | build | A {name} one slip away from a registered one; shown as typed | Correct the name; src/variables.ts lists all.
variable/unregistered | warning | check | A {name} in running text that is no variable; shown as typed | Use a registered name, or put it into backticks.
`;
