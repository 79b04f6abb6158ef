import { toast } from 'react-hot-toast'

const said = {
  done: 'Copied.',
  failed: 'This browser does not let a page copy. Please choose the text yourself.',
}

/** Says whether it came about: a browser may refuse it. */
export const copyText = (text: string, { done, failed } = said): Promise<unknown> =>
  navigator.clipboard.writeText(text).then(
    () => toast.success(done),
    () => toast.error(failed),
  )
