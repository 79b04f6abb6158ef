type Settings = { disableIframePageLoading: boolean }
declare const happyDOM: {
  settings: Settings
  setURL: (url: string) => void
  setViewport: (size: { width: number }) => void
}

/** Nobody listens where this browser stands: no socket is opened and no frame is loaded. */
export function isolateWindow() {
  happyDOM.setURL('http://127.0.0.1:9/')
  happyDOM.settings.disableIframePageLoading = true
}

export const viewportWidths = { phone: 400, desk: 1280 } as const

export const setWidth = (width: number) => happyDOM.setViewport({ width })
