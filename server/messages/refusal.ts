import { mostUnanswered } from '@attune/contract/messages.ts'
import { AppError, forbidden } from '../lib/errors.ts'
import { contactState, stopsOf } from './contact-store.ts'
import { partnerOf, type ThreadRow } from './thread-store.ts'

/** Why nothing was stored in this thread, in words for the one who wrote. */
export function refusalOf(thread: ThreadRow | undefined, from: string): AppError {
  if (!thread || thread.closed) return new AppError('not_found', 'This account was deleted')
  const state = contactState(stopsOf(thread, from))
  const isPatients = partnerOf(thread, from).model === 'User'
  if (state === 'declined')
    return new AppError('forbidden', isPatients ? declined.byMe : declined.byThem)
  if (state !== 'open') return new AppError('forbidden', said[state])
  if (isPatients && thread.first_from === null) return forbidden()
  if (isPatients && thread.unanswered >= mostUnanswered)
    return new AppError('not_yet', unansweredText)
  return new AppError('unavailable', 'This could not be sent just now. Please try again.')
}

const said = {
  paused: 'They are not on Attune any more, so nothing can be sent.',
  ended: 'This contact has ended, so nothing can be sent.',
  endedByMe: 'You ended this contact. Open it again to write.',
  blockedByMe: 'You blocked this person. Unblock them to write.',
}

const declined = {
  byMe: 'You told them that you can’t take this on, so nothing more can be sent.',
  byThem: 'They can’t take this on now, so nothing more can be sent.',
}

const unansweredText =
  'You have sent three messages that were not answered yet. You can write again once they answer.'
