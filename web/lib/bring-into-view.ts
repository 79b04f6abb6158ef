/** To its top, by sight and for readers; to the page itself, while that is not there. */
export function bringIntoView(id: string) {
  const target = document.getElementById(id) ?? document.querySelector<HTMLElement>('main')
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'start' })
}
