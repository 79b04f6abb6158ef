import { Wave } from '../ui/wave.tsx'

export const Waves = () => (
  <Wave
    width={1440}
    height={240}
    cycles={4.15}
    amplitude={0.2}
    thickness={2.6}
    className="mt-1.5 block h-[120px] w-full wide:h-[200px]"
  />
)
