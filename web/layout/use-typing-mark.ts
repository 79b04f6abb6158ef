import { useEffect } from 'react'

/** ms for which a finger that leaves a field may still be on its way to a button. */
const tap = 400

/**
 * Says on the page that somebody types, so that bars may make room (`data-typing`). It stays a
 * moment longer than the field has the focus: what came back at once would move a button from
 * under the finger that took the focus away.
 */
export function useTypingMark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let leaving = 0
    const enter = ({ target }: { target: EventTarget | null }) => {
      if (!(target instanceof Element && target.matches(textFields))) return
      window.clearTimeout(leaving)
      dataset.typing = ''
    }
    // Somebody may be quicker than the bar.
    enter({ target: document.activeElement })
    const end = () => {
      delete dataset.typing
    }
    const leave = () => {
      window.clearTimeout(leaving)
      leaving = window.setTimeout(end, tap)
    }
    document.addEventListener('focusin', enter)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('focusin', enter)
      document.removeEventListener('focusout', leave)
      window.clearTimeout(leaving)
      end()
    }
  }, [])
}

const textFields =
  'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=button])'
