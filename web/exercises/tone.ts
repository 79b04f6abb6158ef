/** Hertz at the start of a step: up with the breath, down with it, one soft bell for the rest. */
const pitch: Record<string, number> = {
  inhale: 392,
  'inhale-top': 440,
  'hold-in': 329.6,
  exhale: 261.6,
  'hold-out': 220,
  tense: 392,
  release: 261.6,
}

/** A bell without a file: two sines that swell and fade. Needs a click first, as browsers do. */
export function createTone() {
  const audio = new AudioContext()
  return {
    play(phase: string) {
      const hertz = pitch[phase] ?? 329.6
      sound(audio, hertz, 0.09)
      sound(audio, hertz * 2.01, 0.025)
    },
    close: () => void audio.close(),
  }
}

function sound(audio: AudioContext, hertz: number, volume: number) {
  const now = audio.currentTime
  const source = new OscillatorNode(audio, { type: 'sine', frequency: hertz })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.linearRampToValueAtTime(volume, now + 0.08)
  gain.gain.exponentialRampToValueAtTime(0.0001, now + 1.8)
  source.connect(gain).connect(audio.destination)
  source.start(now)
  source.stop(now + 1.9)
}
