import './styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './lib/query-client.ts'
import { checkSession, watchOtherTabs } from './lib/session.ts'
import { router } from './routes.tsx'

void checkSession()
watchOtherTabs()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router()} />
    </QueryClientProvider>
  </StrictMode>,
)
