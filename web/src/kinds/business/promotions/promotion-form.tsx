import { promotions } from '@app/contract/businesses/promotion-schema.ts'
import { patchBetween } from '@app/contract/rules/patch-between.ts'
import { useState, type SubmitEvent } from 'react'
import { loadApi } from '../../../api/load-api.ts'
import { reasonOf } from '../../../api/problem.ts'
import { Banner } from '../../../components/display/banner.tsx'
import { Button } from '../../../components/actions/button.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { useReportDirty } from '../../../profile/editing/frame/done-frame.tsx'
import { picked, typedOf, valuesOf, type Fields } from '../../../profile/editing/fields/typed-fields.ts'
import { useFieldForm } from '../../../profile/editing/fields/use-field-form.ts'
import { FieldControl } from '../../../kind/field-control.tsx'
import type { Field } from '../../../kind/field.ts'
import styles from './promotion-form.module.css'
import { PromotionPicture } from './promotion-picture.tsx'
import type { Promotion } from './promotion-words.ts'

const fields = [
  {
    name: 'title',
    label: 'Title',
    placeholder: '15% off for teams of ten',
    control: 'text',
    reads: 'text',
    isRequired: true,
  },
  { name: 'startDate', label: 'First day', control: 'date', reads: 'text', isRequired: true },
  { name: 'endDate', label: 'Last day', control: 'date', reads: 'text', isRequired: true },
  {
    name: 'code',
    label: 'Code',
    hint: 'What customers say or enter.',
    placeholder: 'TEAM15',
    control: 'text',
    reads: 'text',
  },
  {
    name: 'discountPercent',
    label: 'Discount in percent',
    placeholder: '15',
    control: 'number',
    reads: 'number',
  },
  { name: 'description', label: 'What teams get', control: 'textarea', reads: 'text' },
  { name: 'terms', label: 'Terms', hint: 'Shown when opened.', control: 'textarea', reads: 'text' },
  { name: 'link', label: 'Link', placeholder: 'example.org/teams', control: 'url', reads: 'webAddress' },
] as const satisfies readonly Field[]

const names = fields.map(({ name }) => name)
const wide = new Set(['title', 'textarea', 'url'])

interface PromotionFormProps {
  ownerId: string
  today: string
  /** Undefined for a new one. */
  promotion: Promotion | undefined
  refresh: () => Promise<void>
  onDirty: (isDirty: boolean) => void
  onClose: () => void
  /** Focuses the editor, after the focused element was removed. */
  focus: () => void
}

/** The fields and the picture of one promotion. */
export function PromotionForm(props: PromotionFormProps) {
  const { ownerId, today, promotion, refresh, onDirty, onClose, focus } = props
  /** As stored. A new one is stored before its picture, which may fail. */
  const [stored, setStored] = useState(promotion)
  const [start] = useState(() =>
    typedOf(valuesOf(promotions.draft, promotion ?? { startDate: today }), names),
  )
  const { form, typed, controls, showServerErrors } = useFieldForm(promotions.draft, fields, start)
  const [picture, setPicture] = useState<File>()
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const toast = useToast()
  useReportDirty(picture !== undefined || names.some((name) => typed[name] !== start[name]), onDirty)

  async function store(after: Fields): Promise<Promotion> {
    const calls = (await loadApi())['business-mgmt'].businesses.promotions
    if (stored === undefined)
      return (await calls.create({ ownerId, data: promotions.draft.parse(after) })).data
    const patch = patchBetween(picked(valuesOf(promotions.draft, stored), names), after)
    return patch.length === 0 ? stored : (await calls.update({ ownerId, id: stored.id, patch })).data
  }

  async function save(after: Fields) {
    const check = promotions.draft.safeParse(after)
    if (!check.success) return showIssue(check.error.issues[0])
    setSaving(true)
    setFailure(undefined)
    let saved = stored
    try {
      saved = await store(after)
      setStored(saved)
      if (picture !== undefined) {
        const { promotions: calls } = (await loadApi())['business-mgmt'].businesses
        await calls.putFile({ ownerId, id: saved.id, file: picture })
      }
      await refresh()
      toast.success('Promotion saved.')
      onClose()
    } catch (error) {
      if (saved !== stored) await refresh().catch(() => undefined)
      if (!showServerErrors(error))
        setFailure(
          `${saved === stored ? 'Nothing was saved.' : 'The promotion is saved, but its picture is not.'} ${reasonOf(error)}`,
        )
      setSaving(false)
    }
  }

  /** A rule over two fields. */
  function showIssue(issue: { path: PropertyKey[]; message: string } | undefined) {
    const name = names.find((each) => each === issue?.path[0])
    if (issue !== undefined && name !== undefined)
      form.setError(name, { type: 'rule', message: issue.message }, { shouldFocus: true })
  }

  function submit(event: SubmitEvent) {
    if (isSaving) return event.preventDefault()
    void form.handleSubmit(save)(event)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {fields.map((field) => (
        <FieldControl
          key={field.name}
          {...{ field, controls }}
          rows={4}
          className={wide.has(field.name) || wide.has(field.control) ? styles.wide : undefined}
        />
      ))}
      <PromotionPicture
        stored={stored}
        chosen={picture}
        onChoose={setPicture}
        onRemoved={async (changed) => {
          setStored(changed)
          await refresh()
          focus()
        }}
      />
      {failure !== undefined && (
        <Banner tone="bad" isLive className={styles.wide}>
          {failure}
        </Banner>
      )}
      <div className={`${styles.wide} ${styles.foot}`}>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          Save promotion
        </Button>
        <Button variant="quiet" disabled={isSaving} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
