import { useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import type { FieldControls } from '../../../kind/field-control.tsx'
import { Row } from '../../../platform/boxes/row.tsx'
import { useWrite } from '../../../platform/calls/use-write.ts'
import type { EditorProps } from '../../profile-page.ts'

interface DescriptionSuggestionProps extends Pick<EditorProps, 'kind' | 'profile'> {
  controls: FieldControls
}

/** Fills the description with one composed from the rest of the page. Nothing is saved. Not of all kinds. */
export function DescriptionSuggestion({ kind, profile, controls }: DescriptionSuggestionProps) {
  const [replaced, setReplaced] = useState<string>()
  const description = controls.value('description')
  const suggestion = useWrite(
    async (api) => kind.calls(api).suggestedDescription?.({ data: { id: profile.id } }),
    {
      failed: 'No text was written.',
      onDone(reply) {
        if (reply === undefined) return
        setReplaced(description)
        controls.set({ description: reply.data.text })
      },
    },
  )

  function undo() {
    controls.set({ description: replaced ?? '' })
    setReplaced(undefined)
  }

  return (
    <Row>
      <Button variant="quiet" icon="pencil" isBusy={suggestion.isBusy} onClick={() => suggestion.run()}>
        Write it from this page’s facts
      </Button>
      <span aria-live="polite" className="xs dim">
        {replaced !== undefined && 'Written from what this page says. Read it before you save it.'}
      </span>
      {replaced !== undefined && (
        <Button variant="quiet" icon="rotate-ccw" onClick={undo}>
          Undo
        </Button>
      )}
    </Row>
  )
}
