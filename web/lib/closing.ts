import { wordsInTab } from './local-storage.ts'
import { holdsUnsent } from './unsent.ts'

let isIn = () => false

/**
 * On a shared computer what is written and not sent goes with the tab, so the browser asks whoever
 * closes it, while somebody is signed in. It cannot tell that from a reload, over which nothing is lost.
 */
export function askBeforeClosing(somebodyIs: () => boolean) {
  isIn = somebodyIs
  window.addEventListener('beforeunload', onClosing)
}

const onClosing = (event: Event) => {
  if (isIn() && holdsUnsent(wordsInTab())) event.preventDefault()
}
