import { type IdleEnd, security, standardIdleMinutes } from '@attune/contract/security.ts'
import { call } from '../lib/call.ts'
import { isCode } from '../lib/failures.ts'
import { rememberedInTab, rememberPerson } from '../lib/remembered-person.ts'
import { report } from '../lib/report.ts'
import { loseSession, readSession } from '../lib/session.ts'

/** Seconds before the end from which on it is said. */
export const warnSeconds = 120
/** Seconds within which what a person does is told to the server once. */
const toldEvery = 30
const signs = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const

/** What `watchIdle` shows: the seconds that are left, from the warning on; before that null. */
type Show = (secondsLeft: number | null) => void

let reread = () => {}
/** The person has chosen another time: what is known of the end is asked for again. */
export const idleChosen = () => reread()

/**
 * Follows when the server ends this session. The server's row decides: the page tells it that its
 * person is there, asks it before it warns, and asks it again at the end. Tabs tell each other.
 */
export function watchIdle(show: Show) {
  let endsAt = rememberedInTab()?.until ?? null
  let toldAt = Date.now()
  let warned = false
  let stopped = false
  const tabs = new BroadcastChannel('idle')
  const learn = (end: IdleEnd) => {
    if (stopped) return
    endsAt = remembered(end)
    warned = endsAt !== null && end.secondsLeft <= warnSeconds
    draw()
  }
  const ask = async () => learn(await call(security.readIdle, {}))
  const stay = async () => {
    toldAt = Date.now()
    learn(await call(security.stay, {}))
    tabs.postMessage(null)
  }
  const once = oneAtATime((error) => {
    if (stopped) return
    // Nobody can be asked, and the time is over: on this page it is over, too.
    if (endsAt !== null && Date.now() >= endsAt) loseSession()
    else if (!isCode(error, 'signed_out')) report(error)
  })

  const draw = () => {
    const left = endsAt === null ? null : Math.ceil((endsAt - Date.now()) / 1000)
    show(warned && left !== null ? Math.max(0, left) : null)
  }
  const tick = () => {
    const left = endsAt === null ? Number.POSITIVE_INFINITY : endsAt - Date.now()
    // Another tab may know better than this one, and the server does.
    if (left <= 0 || (left <= warnSeconds * 1000 && !warned)) void once(ask)
    draw()
  }
  const onSign = () => {
    const isDue = Date.now() - toldAt > toldEvery * 1000
    // Once it is asked whether somebody is there, only the answer counts.
    if (endsAt !== null && !warned && isDue && Date.now() < endsAt) void once(stay)
  }
  const onSight = () => {
    if (document.visibilityState === 'visible' && endsAt !== null) void once(ask)
  }
  reread = () => void once(ask)
  tabs.onmessage = () => void once(ask)
  const deafen = listen(onSign, onSight)
  const ticking = setInterval(tick, 1_000)
  void once(ask)

  return {
    stay: () => void once(stay),
    stop() {
      stopped = true
      reread = () => {}
      clearInterval(ticking)
      tabs.close()
      deafen()
    },
  }
}

/** When a short session ends; until when any patient's lasts is kept for when nobody can be asked. */
function remembered({ idleMinutes, secondsLeft }: IdleEnd): number | null {
  const until = Date.now() + secondsLeft * 1000
  const isShort = idleMinutes < standardIdleMinutes
  const session = readSession()
  if (session.status === 'in' && session.role === 'user')
    rememberPerson({ id: session.id, until }, isShort)
  return isShort ? until : null
}

/** One question at a time; what fails is asked again with the next tick. */
function oneAtATime(onFailure: (error: unknown) => void) {
  let asking: Promise<void> | null = null
  return async (work: () => Promise<void>) => {
    asking ??= work()
      .catch(onFailure)
      .finally(() => {
        asking = null
      })
    await asking
  }
}

/** To what a person does here, and to this page being looked at again. */
function listen(onSign: () => void, onSight: () => void) {
  for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true })
  document.addEventListener('visibilitychange', onSight)
  window.addEventListener('focus', onSight)
  return () => {
    for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true })
    document.removeEventListener('visibilitychange', onSight)
    window.removeEventListener('focus', onSight)
  }
}
