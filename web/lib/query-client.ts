import { QueryClient } from '@tanstack/react-query'
import { isTriedAgain } from './failures.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: isTriedAgain,
      retryDelay: (failures) => 600 * 2 ** failures,
      // A request without a connection should fail and say so, not wait unseen.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
