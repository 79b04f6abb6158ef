import './styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { nextTask } from './lib/call.ts'
import { painted } from './lib/painted.ts'
import { queryClient } from './lib/query-client.ts'
import { watchConnection } from './lib/reconnect.ts'
import { checkSession, watchOtherTabs } from './lib/session.ts'
import { router } from './routes.tsx'

void checkSession()
watchOtherTabs()
watchConnection()

// What index.html shows first is seen before the app is built, which takes a phone a moment.
void painted().then(async () => {
  // The first question about time zones takes a phone 60 ms: now it waits for the server anyway.
  Intl.DateTimeFormat().resolvedOptions()
  // Each in a task of its own, so that a tap in between is not kept waiting.
  await nextTask()
  const pages = router()
  await nextTask()
  const root = createRoot(document.getElementById('root')!)
  // A transition is built a few milliseconds at a time, so that a tap in between is not kept waiting.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={pages} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
})
