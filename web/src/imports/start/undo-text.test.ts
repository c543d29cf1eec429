import { expect, test } from 'vitest'
import { undoneText, undoText } from './undo-text.ts'

const rest =
  'Venues that people use or have edited since stay, and are listed afterwards. Removed pages can be restored for 30 days.'

test.each([
  [{ new: 12, changed: 0 }, `12 new venues will be removed. ${rest}`],
  [{ new: 0, changed: 1 }, `1 updated venue will get its earlier facts back. ${rest}`],
  [
    { new: 1, changed: 2 },
    `1 new venue will be removed, and 2 updated venues will get their earlier facts back. ${rest}`,
  ],
  [null, rest],
])('the consequence of undoing %j', (counts, text) => expect(undoText(counts)).toBe(text))

test.each([
  [{ removed: 300, restored: 1, keptCount: 0 }, '300 venues removed, 1 venue restored to what it was.'],
  [{ removed: 0, restored: 2, keptCount: 3 }, '2 venues restored to what they were, 3 venues kept.'],
  [{ removed: 0, restored: 0, keptCount: 0 }, 'There was nothing to undo.'],
])('the result of undoing %j', (undone, text) => expect(undoneText(undone)).toBe(text))
