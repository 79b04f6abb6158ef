/** The page stands alone: its colours are the system's, light or dark as the reader has it. */
export const style = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.25rem; margin: 0; }
section { margin-top: 2.5rem; border-top: 1px solid GrayText; padding-top: 1.5rem; }
article { border: 1px solid GrayText; border-radius: .5rem; padding: .75rem 1rem; margin: .75rem 0; }
.says, .none, dt { color: color-mix(in srgb, CanvasText 72%, Canvas); }
.says { margin: 0 0 1rem; }
dl { margin: 0; }
dt { font-size: .875rem; margin-top: .5rem; }
dd { margin: 0; overflow-wrap: anywhere; }
dd dl, dd ul { margin-left: 1rem; padding-left: 0; }
ul { margin: 0; padding-left: 1.25rem; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
img { border-radius: 50%; object-fit: cover; }
@media print {
  :root { color-scheme: light; font-size: 11pt; }
  main { max-width: none; padding: 0; }
  h2, dt { break-after: avoid; }
  article { break-inside: avoid; }
}
`
