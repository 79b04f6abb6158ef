import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { queryClient as client } from './query-client.ts'
import { useSetPart } from './use-set-part.ts'

type Settings = { a: number; b: number; c: number }
const queryKey = ['settings']

/** A server that takes its time. */
function slowServer() {
  const server = {
    stored: { a: 0, b: 0, c: 0 },
    refusals: 0,
    read: async () => {
      await later()
      return server.stored
    },
    save: async (whole: Settings) => {
      await later()
      if (server.refusals-- > 0) throw new Error('refused')
      server.stored = whole
      return whole
    },
  }
  return server
}

const later = () => new Promise((resolve) => setTimeout(resolve, 20))

function open() {
  const server = slowServer()
  client.clear()
  client.setQueryData(queryKey, server.stored)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const hook = renderHook(
    () => useSetPart<Settings>({ ...server, queryKey, refused: 'Not saved.' }),
    { wrapper },
  )
  const set = (part: Partial<Settings>) =>
    act(async () => hook.result.current((all) => ({ ...all, ...part })))
  const settled = () => waitFor(() => expect(client.isMutating()).toBe(0))
  return { server, set, settled, shown: () => client.getQueryData(queryKey) }
}

test('two parts, one right after the other, are both kept', async () => {
  const { server, ...tab } = open()
  await tab.set({ a: 1 })
  await tab.set({ b: 1 })
  expect(tab.shown()).toEqual({ a: 1, b: 1, c: 0 })
  await tab.settled()
  expect(server.stored).toEqual({ a: 1, b: 1, c: 0 })
  expect(tab.shown()).toEqual(server.stored)
})

test('what another tab has saved meanwhile stays', async () => {
  const { server, ...tab } = open()
  server.stored = { a: 0, b: 0, c: 5 }
  await tab.set({ a: 1 })
  await tab.settled()
  expect(server.stored).toEqual({ a: 1, b: 0, c: 5 })
  expect(tab.shown()).toEqual(server.stored)
})

test('what is refused takes nothing else with it', async () => {
  const { server, ...tab } = open()
  server.refusals = 1
  await tab.set({ a: 1 })
  await tab.set({ b: 1 })
  await tab.settled()
  expect(server.stored).toEqual({ a: 0, b: 1, c: 0 })
  expect(tab.shown()).toEqual(server.stored)
})
