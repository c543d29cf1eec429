import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { LineScore } from './line-score.tsx'

test('notes wrap in narrow cells instead of being cut', async () => {
  const notes = ['nothing to do', 'words not exact', 'not in the text', 'listed below the text']
  const items = notes.map((note) => ({ label: note.slice(0, 5), value: 3, note }))
  render(
    <div style={{ width: 340 }}>
      <LineScore items={items} />
    </div>,
  )
  await expect.element(page.getByText('nothing to do')).toBeVisible()
  for (const note of notes) {
    const { scrollWidth, clientWidth } = page.getByText(note).element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  }
  await expect.element(page.getByText('listed below the text')).toHaveStyle({ whiteSpace: 'normal' })
})
