import type { Module } from './module.ts'
import { bodyModules } from './modules-body.ts'
import { mindModules } from './modules-mind.ts'
import { peopleModules } from './modules-people.ts'

/** Every thing to try that advice can be made of. */
export const modules: readonly Module[] = [...mindModules, ...bodyModules, ...peopleModules]
