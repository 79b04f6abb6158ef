import { type Confirmation, type idleChoices, security } from '@attune/contract/security.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { secondFactorSetUp } from '../lib/session.ts'
import { idleChosen } from './idle-watch.ts'

export const ownSecurity = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => call(security.read, { signal }),
})

export const ownSessions = queryOptions({
  queryKey: ['security', 'sessions'],
  queryFn: ({ signal }) => call(security.listSessions, { signal }),
})

export const ownIdleEnd = queryOptions({
  queryKey: ['security', 'idle'],
  queryFn: ({ signal }) => call(security.readIdle, { signal }),
})

export const useChooseIdle = () =>
  useChange(async (idleMinutes: (typeof idleChoices)[number]) => {
    await call(security.chooseIdle, { body: { idleMinutes } })
    idleChosen()
  })

export const confirmAgain = (body: Confirmation) => call(security.confirm, { body })

/** A call that changes how the account is secured; all of that is then read anew. */
function useChange<Given, Got>(mutationFn: (given: Given) => Promise<Got>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: ['security'] }),
  })
}

export const useEndSession = () =>
  useChange((sessionId: string) => call(security.endSession, { params: { sessionId } }))
export const useEndOthers = () => useChange(() => call(security.endOtherSessions, {}))
export const useSendConfirmation = () =>
  useMutation({ mutationFn: () => call(security.sendConfirmation, {}) })
export const useStartSecondFactor = () =>
  useMutation({ mutationFn: () => call(security.startSecondFactor, {}) })
export const useTurnOn = () =>
  useChange(async (code: string) => {
    const { recoveryCodes } = await call(security.turnOnSecondFactor, { body: { code } })
    secondFactorSetUp()
    return recoveryCodes
  })
export const useTurnOff = () => useChange(() => call(security.removeSecondFactor, {}))
export const useNewCodes = () =>
  useChange(async () => (await call(security.newRecoveryCodes, {})).recoveryCodes)
