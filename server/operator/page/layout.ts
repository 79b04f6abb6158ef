import { brand } from '@attune/contract/brand.ts'
import { type Html, html } from './html.ts'

type Body = { title: string; content: Html; door?: string; here?: string; waiting?: Waiting }
export type Waiting = { claims: number; reports: number; stopped: number; outbox: number }

/** A whole page. `door` is given to whoever is signed in. */
export const layout = ({ title, content, door, here, waiting }: Body): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${brand}, operator</title>
<link rel="stylesheet" href="/operator.css">
</head>
<body>
<a class="skip" href="#main">To the content</a>
<header>
<p class="brand">${brand} <span>operator</span></p>
${door !== undefined && navigation(door, here, waiting)}
</header>
<main id="main">
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.text

const pages = [
  ['', 'Licences', 'claims'],
  ['reports', 'Reports', 'reports'],
  ['stopped', 'Stopped', 'stopped'],
  ['therapists', 'Therapists', null],
  ['outbox', 'Outbox', 'outbox'],
  ['health', 'Health', null],
  ['audit', 'Audit', null],
] as const

const navigation = (door: string, here: string | undefined, waiting: Waiting | undefined) => html`
<nav aria-label="Pages">
<ul>
${pages.map(
  ([path, name, counted]) =>
    html`<li><a href="${door}/${path}"${
      here === path && html` aria-current="page"`
    }>${name}${counted && waiting && html` <span class="count">${waiting[counted]}</span>`}</a></li>`,
)}
</ul>
<form method="post" action="${door}/sign-out"><button>Sign out</button></form>
</nav>`

/** The system's own colours: they follow light, dark and high contrast by themselves. */
export const styles = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 22%, Canvas); --soft: color-mix(in srgb, CanvasText 6%, Canvas); --quiet: color-mix(in srgb, CanvasText 74%, Canvas); --edge: color-mix(in srgb, CanvasText 55%, Canvas); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
header { border-bottom: 1px solid var(--line); padding: 12px 20px; }
.brand { margin: 0; font-weight: 700; } .brand span { font-weight: 400; color: var(--quiet); }
nav { display: flex; flex-wrap: wrap; gap: 8px 16px; justify-content: space-between; align-items: center; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px; margin: 6px 0 0 -10px; padding: 0; list-style: none; }
nav a { display: inline-flex; gap: 6px; align-items: center; min-height: 40px; padding: 0 10px; border-radius: 8px; text-decoration: none; color: inherit; }
nav a[aria-current] { background: var(--soft); font-weight: 600; box-shadow: inset 0 -2px CanvasText; }
nav a:hover { text-decoration: underline; }
.count { font-size: 13px; padding: 0 7px; border: 1px solid var(--edge); border-radius: 99px; }
main { max-width: 1080px; margin: 0 auto; padding: 8px 20px 64px; }
h1 { font-size: 26px; line-height: 1.25; margin: 16px 0; } h2 { font-size: 19px; margin: 28px 0 8px; } h3 { font-size: 16px; margin: 0 0 4px; }
.quiet { color: var(--quiet); } .small { font-size: 14px; }
.said { border: 1px solid var(--edge); border-left-width: 5px; border-radius: 8px; padding: 10px 14px; background: var(--soft); }
table { width: 100%; border-collapse: collapse; } caption { text-align: left; color: var(--quiet); padding: 0 0 6px; }
th, td { text-align: left; vertical-align: top; padding: 10px 12px 10px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
th { font-size: 14px; color: var(--quiet); font-weight: 600; }
.card { border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 0 0 16px; overflow-wrap: anywhere; }
.words { white-space: pre-wrap; }
form.find { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 0 0 16px; }
form.act { display: grid; gap: 10px; max-width: 640px; margin: 12px 0 0; }
label { display: grid; gap: 4px; font-weight: 600; font-size: 15px; } label .small { font-weight: 400; }
input, textarea { font: inherit; color: inherit; background: Field; border: 1px solid var(--edge); border-radius: 8px; padding: 9px 11px; width: 100%; min-height: 44px; }
textarea { min-height: 84px; resize: vertical; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 16px; border-radius: 8px; border: 1px solid var(--edge); background: var(--soft); color: inherit; cursor: pointer; }
button.main { background: CanvasText; color: Canvas; border-color: CanvasText; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
.pages { display: flex; gap: 16px; align-items: center; margin: 16px 0; } .pages a { text-decoration: underline; min-height: 44px; display: inline-flex; align-items: center; }
details { margin: 12px 0 0; } summary { cursor: pointer; min-height: 44px; display: flex; align-items: center; font-weight: 600; text-decoration: underline; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 20px; margin: 0; } dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
a { color: LinkText; } .skip { position: absolute; left: -999px; } .skip:focus { left: 8px; top: 8px; background: Canvas; padding: 10px; }
@media (max-width: 720px) {
  header { padding: 10px 14px; } main { padding: 4px 14px 48px; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  table, tbody, tr, td, caption { display: block; } tr { border: 1px solid var(--line); border-radius: 12px; padding: 10px 14px; margin: 0 0 12px; }
  td { border: 0; padding: 3px 0; } td[data-head]::before { content: attr(data-head) ": "; color: var(--quiet); font-size: 14px; }
  dl { grid-template-columns: 1fr; gap: 0; } dd { margin: 0 0 10px; }
}
`
