import { isSame } from '@app/contract/rules/patch-between.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Whether a change can be made to `theirs` as it was made to `before`, without undoing what somebody else did meanwhile: lists still have what it
 * removed or replaced, and other fields that it set are as they were.
 */
export const canMerge = (before: Fields, after: Fields, theirs: Fields) =>
  Object.entries(after).every(([name, value]) => {
    const [was, now] = [before[name], theirs[name]]
    if (isSame(was, value)) return true
    if (!Array.isArray(was) || !Array.isArray(value) || !Array.isArray(now)) return isSame(was, now)
    const isIn = (list: readonly unknown[], item: unknown) => list.some((each) => isSame(each, item))
    return was.every((item) => isIn(value, item) || isIn(now, item))
  })
