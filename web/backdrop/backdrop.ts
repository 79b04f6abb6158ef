import modelAddress from '@mediapipe/selfie_segmentation/selfie_segmentation_landscape.tflite?url'
import type { Behind, FromWorker, ToWorker } from './words.ts'

export type Dressed = {
  /** The picture with something else behind the person; nothing of the room is in it. */
  track: MediaStreamTrack
  close: () => void
}
/** `slow`: pictures take longer than a conversation bears; `backdrop`: it cannot be made. */
export type Fault = 'slow' | 'backdrop'

/** Mean milliseconds for a picture, over so many of them: with fewer than five a second nobody moves. */
const tooSlow = { took: 200, over: 25 } as const
/** The picture is made no larger than this, which keeps an older machine in time. */
const most = { across: 960, down: 540 } as const
const firstWithin = 20_000

/**
 * The picture of a camera with another background, made in a worker of this page: nothing of it
 * leaves the device. There is no track before the first picture is ready, and after a fault none
 * goes on: the bare picture is never what comes instead.
 */
export async function dressed(
  raw: MediaStreamTrack,
  behind: Behind,
  onFault: (fault: Fault) => void,
): Promise<Dressed> {
  const model = await fetch(modelAddress).then(wholeOf)
  const video = await playing(raw)
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  const [track] = canvas.captureStream().getVideoTracks()
  const close = () => {
    worker.terminate()
    video.srcObject = null
    track?.stop()
  }
  if (!context || !track) {
    close()
    throw new Error('The browser gives no canvas')
  }
  const tell = (word: ToWorker, transfer: Transferable[] = []) => worker.postMessage(word, transfer)
  const pace = createPace(() => onFault('slow'))
  let isFirst = true

  const started = new Promise<Dressed>((done, fail) => {
    const giveUp = (fault: Fault) => {
      if (isFirst) fail(new Error(`The background did not start: ${fault}`))
      else onFault(fault)
    }
    setTimeout(() => isFirst && giveUp('slow'), firstWithin)
    worker.onerror = () => giveUp('backdrop')
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.say === 'failed') return giveUp('backdrop')
      if (data.say === 'next')
        return void pictureOf(video).then(
          (picture) => tell({ say: 'picture', picture }, [picture]),
          () => tell({ say: 'no-picture' }),
        )
      show(canvas, context, data.picture)
      if (isFirst) done({ track, close })
      else pace.note(data.took)
      isFirst = false
    }
  })
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--sunk').trim()
  tell({ say: 'begin', model, behind, colour }, [model])
  return started.catch((error: unknown) => {
    close()
    throw error
  })
}

async function wholeOf(response: Response) {
  if (!response.ok) throw new Error('The model did not load')
  return response.arrayBuffer()
}

async function playing(raw: MediaStreamTrack) {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = new MediaStream([raw])
  await video.play()
  return video
}

/** Rejects while there is none yet. */
function pictureOf(video: HTMLVideoElement) {
  const { videoWidth: width, videoHeight: height } = video
  const isAcross = width >= height
  const [across, down] = isAcross ? [most.across, most.down] : [most.down, most.across]
  const share = Math.min(1, across / width, down / height)
  return createImageBitmap(video, {
    resizeWidth: Math.round(width * share),
    resizeHeight: Math.round(height * share),
  })
}

function show(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, picture: ImageBitmap) {
  if (canvas.width !== picture.width) canvas.width = picture.width
  if (canvas.height !== picture.height) canvas.height = picture.height
  context.drawImage(picture, 0, 0)
  picture.close()
}

/** Tells once when pictures have been too slow for a while. */
export function createPace(onSlow: () => void) {
  const took: number[] = []
  let told = false
  return {
    note: (milliseconds: number) => {
      took.push(milliseconds)
      if (took.length > tooSlow.over) took.shift()
      if (told || took.length < tooSlow.over) return
      const mean = took.reduce((sum, one) => sum + one, 0) / took.length
      told = mean > tooSlow.took
      if (told) onSlow()
    },
  }
}
