import { apiErrorOf, NetworkError } from '../lib/failures.ts'
import { loseSession } from '../lib/session.ts'
import { timeZoneHere } from '../lib/time-zone.ts'

/**
 * Reads the advice as it is written. `onText` gets all that has arrived so far; the whole text is
 * the result. Throws ApiError when refused, NetworkError when the stream breaks off.
 */
export async function streamAdvice(
  userId: string,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const here = new URLSearchParams(timeZoneHere())
  const response = await fetch(`/api/advice/${userId}?${here}`, { signal }).catch(
    (error: unknown) => {
      throw signal.aborted ? error : new NetworkError()
    },
  )
  if (!response.ok || !response.body) {
    if (response.status === 401) loseSession()
    throw apiErrorOf(response.status, await response.json().catch(() => undefined))
  }
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw signal.aborted ? error : new NetworkError()
    })
    text += decoder.decode(value, { stream: !done })
    if (done) return text
    onText(text)
  }
}
