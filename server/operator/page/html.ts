/** Markup that is safe to send: made by `html` alone. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | null | undefined | false | Html | readonly Part[]

/**
 * A template in which everything that is put in is text, unless it was made by this tag. For places
 * between tags and inside quoted attributes, and for nothing else.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = strings.map((string, at) => string + (at < parts.length ? textOf(parts[at]) : ''))
  return new Html(written.join(''))
}

function textOf(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(textOf).join('')
  return String(part).replace(/[&<>"'`=]/g, (character) => `&#${character.charCodeAt(0)};`)
}
