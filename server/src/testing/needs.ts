declare module 'vitest' {
  interface TaskMeta {
    /** What the test is skipped without. */
    needs?: string
  }
}

/** The options of a test or suite that is skipped where it can't run. `npm test` lists it with this reason. */
const needs = (what: string, isThere: boolean) => ({ skip: !isThere, meta: { needs: what } })

export const needsRoot = needs('root, as which PostgreSQL refuses to run', process.getuid?.() === 0)

export const needsLinux = needs('Linux, whose /proc it reads', process.platform === 'linux')

export const needsPermissions = needs('permissions of files as on Unix', process.platform !== 'win32')
