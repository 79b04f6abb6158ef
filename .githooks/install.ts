import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// A clone gets the hook with its first install; an archive without git has no use for it.
if (existsSync('.git')) execFileSync('git', ['config', 'core.hooksPath', '.githooks'])
