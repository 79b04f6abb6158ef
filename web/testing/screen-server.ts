import type { Env } from '@attune/server/lib/env.ts'
import { startSharedApp } from '@attune/server/testing/shared-app.ts'
import { cleanup } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { endSession } from '../lib/session.ts'
import { isolateWindow, setWidth, viewportWidths } from './browser-window.ts'

/** The server of a file of screen tests; each test has a browser as on a desk, in which nobody has been. */
export async function startScreenServer(change: Partial<Env> = {}) {
  isolateWindow()
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    // Files of a worker share the window: the one before may have left it narrow.
    setWidth(viewportWidths.desk)
  })
  afterEach(() => {
    cleanup()
    toast.remove()
    endSession('signed-out')
  })
  // What a file puts in the place of something is not the next one's.
  afterAll(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return startSharedApp(change)
}
