import { expect, type Locator, type Page } from '@playwright/test'

/** A way to somebody, in whichever of its two forms the note is shown. */
export async function expectNumber(page: Page) {
  const calls = page.locator('.help-line, .help-note').getByRole('link', { name: /^Call / })
  await expect
    .poll(async () => Promise.all((await calls.all()).map((one) => areHit(one))), {
      message: `the number at ${JSON.stringify(page.viewportSize())}`,
    })
    .toContainEqual([true, true])
}

/** Whole, and under nothing else. */
export async function expectReachable(page: Page, control: Locator) {
  await expect(control).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() => areHit(control), {
      message: `${await control.innerText()} at ${JSON.stringify(page.viewportSize())}`,
    })
    .toEqual([true, true])
}

const areHit = (control: Locator) => Promise.all([hitAt(control, 'top'), hitAt(control, 'bottom')])

export const hitAt = (control: Locator, edge: 'top' | 'bottom') =>
  control.evaluate((element, at) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const y = at === 'top' ? top + 5 : bottom - 5
    const hit = document.elementFromPoint((left + right) / 2, y)
    return hit !== null && element.contains(hit)
  }, edge)

/** The line with the cursor, measured on a copy of the box. */
export async function expectLineInSight(page: Page, box: Locator) {
  await expect
    .poll(() => box.evaluate(seenOfLine), { message: JSON.stringify(page.viewportSize()) })
    .toBe('in sight')
}

function seenOfLine(element: HTMLElement) {
  const box = element as HTMLTextAreaElement
  const copy = document.createElement('div')
  const styles = getComputedStyle(box)
  for (const name of styles) copy.style.setProperty(name, styles.getPropertyValue(name))
  Object.assign(copy.style, {
    position: 'fixed',
    top: '0',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
  })
  copy.style.height = 'auto'
  copy.style.maxHeight = 'none'
  copy.style.minHeight = '0'
  copy.textContent = box.value.slice(0, box.selectionEnd)
  const cursor = copy.appendChild(document.createElement('span'))
  cursor.textContent = '\u200b'
  document.body.append(copy)
  const within = cursor.getBoundingClientRect()
  const { left, top, width } = box.getBoundingClientRect()
  const [from, to] = [within.top, within.bottom].map((y) => y + top - box.scrollTop)
  copy.remove()
  const hidden = [from! + 4, to! - 4].filter((y) => {
    const hit = document.elementFromPoint(left + width / 2, y)
    return hit !== box
  })
  return hidden.length === 0
    ? 'in sight'
    : `hidden at ${hidden.map(Math.round)} of ${innerHeight}, box from ${Math.round(top)}`
}
