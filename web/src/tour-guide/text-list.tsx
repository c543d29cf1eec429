import { maxGuideText } from '@app/contract/rules/limits.ts'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { RuledItem, RuledList, RuledWords } from '../components/display/ruled-list.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Grid } from '../platform/boxes/grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'

interface TextListProps {
  label: string
  hint: string
  texts: readonly string[]
  /** No more can be added then. */
  most: number
  isFixed: boolean
  /** Of the field that adds one. */
  addText: string
  onChange: (by: (texts: readonly string[]) => string[]) => void
}

/** Short texts, of which each can be removed. Plain form: a text is one field without rules. */
export function TextList({ label, hint, texts, most, isFixed, addText, onChange }: TextListProps) {
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (text === '') return
    if (!texts.includes(text)) onChange((before) => [...before, text])
    setTyped('')
  }
  return (
    <Stack gap="2">
      <div>
        <h3 className="xs semi">{label}</h3>
        <p className="sm mut">{hint}</p>
      </div>
      {texts.length > 0 && (
        <RuledList aria-label={label}>
          {texts.map((each) => (
            <RuledItem key={each}>
              <RuledWords>{each}</RuledWords>
              {!isFixed && (
                <IconButton
                  icon="x"
                  label={`Remove “${each}”`}
                  onClick={() => onChange((before) => before.filter((other) => other !== each))}
                />
              )}
            </RuledItem>
          ))}
        </RuledList>
      )}
      {!isFixed && texts.length < most && (
        <form onSubmit={add}>
          <Grid columns="main end" gap="2" align="end">
            <TextField
              label={addText}
              isLabelHidden
              placeholder={addText}
              maxLength={maxGuideText}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" icon="plus" disabled={text === ''}>
              Add
            </Button>
          </Grid>
        </form>
      )}
    </Stack>
  )
}
