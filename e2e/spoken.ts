import type { Page } from '@playwright/test'

/** A node of Chromium's accessibility tree, as DevTools tells it. */
type AxNode = {
  nodeId: string
  ignored: boolean
  role?: { value?: unknown }
  name?: { value?: unknown }
  description?: { value?: unknown }
  value?: { value?: unknown }
  properties?: { name: string; value: { value?: unknown } }[]
  childIds?: string[]
}

/** What a screen reader is told: one line of the text, and those within it. */
type Line = { role: string; text: string; within: Line[] }

/**
 * What a screen reader is told of the page as it stands, out of Chromium's accessibility tree: role,
 * name, description, value and states, in the order of reading. Of many lines of one kind the first
 * three stand for all.
 */
export async function spoken(page: Page): Promise<string> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Accessibility.enable')
  const { nodes } = (await devTools.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] }
  await devTools.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const [root] = nodes
  if (!root) throw new Error('The page has no accessibility tree')
  return `${linesOf(root, byId)
    .flatMap((line) => written(line, 0))
    .join('\n')}\n`
}

/** Boxes that mean nothing by themselves. */
const bare = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak', 'LayoutTable', 'ListMarker'])
/** Their name is their text. */
const named = new Set([
  ...['button', 'link', 'heading', 'option', 'menuitem', 'checkbox', 'radio', 'switch', 'tab'],
  ...['cell', 'gridcell', 'columnheader', 'rowheader', 'LabelText', 'DisclosureTriangle', 'term'],
])

function linesOf(node: AxNode, all: ReadonlyMap<string, AxNode>): Line[] {
  const role = String(node.role?.value ?? '')
  if (role === 'InlineTextBox' || role === 'ListMarker') return []
  const inside = (node.childIds ?? []).flatMap((id) => {
    const child = all.get(id)
    return child ? linesOf(child, all) : []
  })
  const name = String(node.name?.value ?? '').trim()
  const within = joinedTexts(named.has(role) && name ? withoutTexts(inside) : inside)
  if (node.ignored || (bare.has(role) && !name)) return within
  if (role === 'StaticText') return name ? [{ role: 'text', text: name, within: [] }] : []
  if (role === 'paragraph' && within.every((line) => line.role === 'text') && within.length)
    return within
  return [
    { role, text: [role, quoted(name), ...statesOf(node, name)].filter(Boolean).join(' '), within },
  ]
}

const withoutTexts = (lines: readonly Line[]): Line[] =>
  lines.filter(({ role }) => role !== 'text' && role !== 'image')

/** Words that stand in one sentence are read in one go. */
function joinedTexts(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (line.role === 'text' && last?.role === 'text') last.text = `${last.text} ${line.text}`
    else joined.push({ ...line })
  }
  return joined
}

const quoted = (text: string) => (text ? JSON.stringify(text) : '')

/** Said only where they are so. */
const flags = ['disabled', 'required', 'modal', 'busy', 'readonly', 'selected']
/** Said whatever they are. Of `valuetext` some versions of Chromium tell nothing: the tests of screens hold it. */
const told = ['level', 'checked', 'pressed', 'expanded', 'hasPopup']

function statesOf({ properties = [], value, description }: AxNode, name: string): string[] {
  const of = new Map(properties.map((one) => [one.name, one.value.value]))
  const states = [
    ...told.filter((key) => of.has(key)).map((key) => `${key}=${String(of.get(key))}`),
    ...flags.filter((key) => of.get(key) === true),
  ]
  const invalid = of.get('invalid')
  if (invalid !== undefined && invalid !== 'false' && invalid !== false) states.push('invalid')
  const live = of.get('live')
  if (live !== undefined && live !== 'off') states.push(`live=${String(live)}`)
  if (value?.value !== undefined && value.value !== '' && value.value !== name)
    states.push(`value=${JSON.stringify(value.value)}`)
  const more = String(description?.value ?? '').trim()
  if (more && more !== name) states.push(`(${more})`)
  return states
}

const many = new Set(['listitem', 'row', 'article', 'option', 'gridcell', 'cell', 'button'])
const most = 6
const shown = 3

function written(line: Line, depth: number): string[] {
  return [`${'  '.repeat(depth)}${line.text}`, ...writtenAll(line.within, depth + 1)]
}

function writtenAll(lines: readonly Line[], depth: number): string[] {
  const texts: string[] = []
  for (let at = 0; at < lines.length; ) {
    const { role } = lines[at]!
    let end = at + 1
    while (end < lines.length && lines[end]!.role === role) end++
    const isLong = many.has(role) && end - at > most
    const kept = lines.slice(at, isLong ? at + shown : end)
    texts.push(...kept.flatMap((line) => written(line, depth)))
    if (isLong) texts.push(`${'  '.repeat(depth)}… and ${end - at - shown} more`)
    at = end
  }
  return texts
}
