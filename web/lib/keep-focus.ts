/**
 * Holds for every page: the focus is never lost to nowhere. What had it may go, with what was saved,
 * removed or closed; then it moves to the nearest thing around it that still stands. A form that was
 * sent with something wrong takes it to the first field that is. Gives back how to end it.
 */
export function keepFocus(): () => void {
  const watch = { trail: [] as HTMLElement[], sent: null as HTMLFormElement | null, timer: 0 }
  const look = () => {
    window.clearTimeout(watch.timer)
    watch.timer = window.setTimeout(() => {
      if (watch.sent && focusWrong(watch.sent)) watch.sent = null
      if (isLost(watch.trail)) near(watch.trail)?.focus({ preventScroll: true })
    }, settling)
  }
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) watch.trail = around(target)
  }
  // A tap beside everything is the person's own way out.
  const onPointer = ({ target }: PointerEvent) => {
    if (!watch.trail[0]?.contains(target as Node)) watch.trail = []
    watch.sent = null
  }
  const onSubmit = ({ target }: Event) => {
    watch.sent = target instanceof HTMLFormElement ? target : null
    look()
  }
  const onInput = () => {
    watch.sent = null
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'aria-invalid'],
  })
  const listeners = [
    ['focusin', onFocusIn],
    ['pointerdown', onPointer],
    ['submit', onSubmit],
    ['input', onInput],
  ] as const
  for (const [name, on] of listeners) document.addEventListener(name, on as EventListener, true)
  return () => {
    window.clearTimeout(watch.timer)
    observer.disconnect()
    for (const [name, on] of listeners)
      document.removeEventListener(name, on as EventListener, true)
  }
}

/** What moves the focus by hand has done so by then, in milliseconds. */
const settling = 60

const control = 'input:not([type=hidden]), select, textarea'

/** Said to be wrong; else what the browser finds empty or wrong; else what stands beside a problem. */
function focusWrong(form: HTMLFormElement): boolean {
  if (!form.isConnected || form.closest('.send-line')) return false
  const problem = form.querySelector('[data-problem]:not(:empty)')
  const wrong =
    form.querySelector<HTMLElement>('[aria-invalid=true]') ??
    [...form.querySelectorAll<HTMLInputElement>(control)].find(({ validity }) => !validity.valid) ??
    problem?.parentElement?.querySelector<HTMLElement>(control)
  if (!wrong) return false
  const folded = wrong.closest('details:not([open])')
  if (folded instanceof HTMLDetailsElement) folded.open = true
  wrong.focus()
  return true
}

const around = (element: HTMLElement): HTMLElement[] =>
  element.parentElement ? [element, ...around(element.parentElement)] : [element]

/** Whether what had the focus is gone, and nothing else has taken it. */
function isLost([last]: readonly HTMLElement[]): boolean {
  const focused = document.activeElement
  const isNowhere = focused === null || focused === document.body || focused === last
  return last !== undefined && isNowhere && !canHold(last)
}

const canHold = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && !element.closest('[hidden], [inert]')

const places = 'dialog, [role=dialog], details, form, li, article, section, aside, fieldset, main'

/** The closest part of the page that is left: what names it, or else itself. */
function near(trail: readonly HTMLElement[]): HTMLElement | null {
  const place =
    trail.slice(1).find((one) => one.matches(places) && canHold(one)) ??
    document.querySelector<HTMLElement>('main')
  if (!place) return null
  const name = place.matches('details') ? 'summary' : 'h1, h2, h3'
  const named = place.querySelector<HTMLElement>(name) ?? place
  if (named.tabIndex < 0 && !named.hasAttribute('tabindex')) named.tabIndex = -1
  return named
}
