import { OwnAnswer } from '@app/contract/assistants/tour-guide-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { longestQuestion, maxGuideAnswer } from '@app/contract/rules/limits.ts'
import { useEffect } from 'react'
import { DateField } from '../components/fields/date-field.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { LeaveGuard } from '../page/leave-guard.tsx'
import { FormGrid } from '../platform/boxes/form-grid.tsx'
import { FormEnd } from '../platform/form/form-end.tsx'
import { useDraftForm } from '../platform/form/use-draft-form.ts'

interface AnswerFormProps {
  /** Empty, or what is changed. */
  answer: OwnAnswer
  onSave: (answer: OwnAnswer) => Promise<unknown>
  onClose: () => void
}

/** A question with the answer of the destination. */
export function AnswerForm({ answer, onSave, onClose }: AnswerFormProps) {
  const { question, answer: text, validUntil } = answer
  const { form, field, banner, isBusy, isChanged } = useDraftForm({
    first: { question, answer: text, validUntil: validUntil ?? '' },
    rules: () => ({
      schema: OwnAnswer,
      // As the server has it: an answer that has ended may stay so.
      check: (typed) =>
        new Map(
          typed.validUntil !== '' && typed.validUntil !== validUntil && typed.validUntil < placeDay(null)
            ? [['validUntil', 'Choose today or a later day.']]
            : [],
        ),
      draftOf: (typed) => ({ ...typed, validUntil: typed.validUntil === '' ? null : typed.validUntil }),
    }),
    async send(_typed, parsed: OwnAnswer) {
      await onSave(parsed)
      onClose()
    },
    failed: 'Not saved.',
    kept: 'Your text is still here.',
    labels: { question: 'Question', answer: 'Answer', validUntil: 'Valid until' },
  })
  // It may be opened from another section.
  const { ref } = form
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' })
    ref.current?.querySelector<HTMLElement>(question === '' ? 'input' : 'textarea')?.focus()
  }, [ref, question])
  return (
    <form {...form} aria-label={question === '' ? 'New answer' : question}>
      <LeaveGuard loss={isChanged ? 'Your answer is not saved.' : undefined} />
      <FormGrid>
        <TextField label="Question" maxLength={longestQuestion} autoComplete="off" {...field('question')} />
        <TextArea label="Answer" rows={3} maxLength={maxGuideAnswer} {...field('answer')} />
        <DateField
          label="Valid until"
          isOptional
          hint="The guide stops using it after this day."
          {...field('validUntil')}
        />
        <FormEnd {...{ banner, isBusy }} onCancel={onClose}>
          Save answer
        </FormEnd>
      </FormGrid>
    </form>
  )
}
