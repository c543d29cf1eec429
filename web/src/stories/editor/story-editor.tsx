import { maxLinkedPages } from '@app/contract/rules/story-rules.ts'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../api/session.ts'
import { Banner } from '../../components/display/banner.tsx'
import { Segmented } from '../../components/fields/segmented.tsx'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { Prose } from '../../kind/stories/prose.tsx'
import { LeaveGuard } from '../../page/leave-guard.tsx'
import { useDebounced } from '../../page/use-debounced.ts'
import { calls } from '../../platform/calls/calls.ts'
import { keepShown } from '../../platform/calls/use-observed.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { FormBanner } from '../../platform/form/form-banner.tsx'
import { Versions } from '../../platform/form/versions.tsx'
import card from '../../kind/stories/stories.module.css'
import { EditorHead } from './editor-head.tsx'
import styles from './editor.module.css'
import { MarkdownField, type MarkdownHandle } from './markdown-field.tsx'
import type { FoundPage } from './page-picker.tsx'
import { Settings } from './settings.tsx'
import { nextStep } from './steps.ts'
import { missingIn, storyLabels, type Missing, type StoryValues } from './story-values.ts'
import { useStoryForm, type StoredStory } from './use-story-form.ts'

const parts = ['write', 'preview', 'settings'] as const
type Part = (typeof parts)[number]

/** Text, preview and settings of a story beside each other, or one of them where there is no room. Its form is a `useDraftForm`. */
export function StoryEditor({ loaded }: { loaded: StoredStory }) {
  const story = useStoryForm(loaded)
  const { form, stored } = story
  const { values, set, errors } = form
  const isAdmin = useSession(({ person }) => person?.isAdmin === true)
  const step = nextStep(stored, values, isAdmin)
  const [part, setPart] = useState<Part>('write')
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map())
  const text = useRef<MarkdownHandle>(null)
  const settings = useRef<HTMLElement>(null)
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const missing = missingIn(values)

  function addPage({ value, label }: FoundPage) {
    setAdded(new Map(added).set(value, label))
    const { aboutIds } = values
    if (value !== stored.page?.id && !aboutIds.includes(value) && aboutIds.length < maxLinkedPages)
      set({ aboutIds: [...aboutIds, value] })
  }
  function show({ part: where, field, at }: Missing) {
    setPart(where)
    // Once the part is shown.
    requestAnimationFrame(() =>
      where === 'write'
        ? text.current?.show(at === undefined ? 0 : at + 2)
        : settings.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
    )
  }
  async function move() {
    const [first] = missing
    if (first && step.needsAll) return show(first)
    if ((await confirm(step.question)) === 'confirmed')
      await story.move(step.take, () => toast.success(step.done))
  }
  async function remove() {
    const outcome = await confirm({
      title: `Delete “${stored.title}”?`,
      text: 'Its text, pictures and likes are deleted. This cannot be undone.',
      confirmText: 'Delete',
      isDangerous: true,
    })
    if (outcome !== 'confirmed') return
    try {
      await story.remove()
      void navigate('/stories/new')
    } catch {
      toast.error('Not deleted. Reload the page and try again.')
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key === 'enter') void move()
    else if (key === 'p' && event.shiftKey) setPart(part === 'preview' ? 'write' : 'preview')
    else return
    event.preventDefault()
  }

  return (
    // The keys are those of its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form {...form.form} onKeyDown={onKeyDown} className={styles.editor}>
      <LeaveGuard
        loss={form.isChanged ? 'Your changes are not saved. They are kept in this tab.' : undefined}
      />
      <EditorHead {...{ story, step }} onMove={() => void move()} onRemove={() => void remove()} />
      <div className={styles.notes}>
        {stored.state === 'SentBack' && stored.note && (
          <Banner tone="warn">{`Sent back: ${stored.note} Edit the story and send it again.`}</Banner>
        )}
        {step.lock && <Banner>{step.lock}</Banner>}
        <FormBanner>{form.banner}</FormBanner>
        {form.differences && (
          <Versions
            isFocused
            savedDate={stored.updatedDate}
            versions={form.differences.map(({ name, mine, theirs }) => ({
              label: Object.entries(storyLabels).find(([field]) => field === name)?.[1] ?? name,
              names: [name],
              mine: String(mine),
              theirs: String(theirs),
              choice:
                JSON.stringify(Object.entries(values).find(([field]) => field === name)?.[1]) ===
                JSON.stringify(theirs)
                  ? 'theirs'
                  : 'mine',
            }))}
            onChoose={({ names }, side) => set(chosen(values, form.differences ?? [], names, side))}
          />
        )}
      </div>
      <div className={styles.parts}>
        <Segmented
          label="Part of the editor"
          isLabelHidden
          options={[
            { value: 'write', label: 'Write' },
            { value: 'preview', label: 'Preview' },
            { value: 'settings', label: missing.length === 0 ? 'Settings' : `Settings ${missing.length}` },
          ]}
          value={part}
          onChange={({ target }) => setPart(parts.find((one) => one === target.value) ?? 'write')}
        />
      </div>
      <div className={styles.panes} data-part={part}>
        <MarkdownField
          ref={text}
          storyId={stored.id}
          value={values.text}
          error={errors.get('text')}
          isLocked={step.lock !== undefined}
          onChange={(typed) => set({ text: typed })}
          onLinked={addPage}
        />
        <Preview storyId={stored.id} values={values} />
        <section ref={settings} className={styles.settings} aria-label="Settings">
          <Settings
            story={stored}
            form={form}
            isLocked={step.lock !== undefined}
            added={added}
            onAdd={addPage}
            onShow={show}
          />
        </section>
      </div>
    </form>
  )
}

type Differences = NonNullable<ReturnType<typeof useStoryForm>['form']['differences']>

const chosen = (
  values: StoryValues,
  differences: Differences,
  names: readonly string[],
  side: 'mine' | 'theirs',
): StoryValues => ({
  ...values,
  ...Object.fromEntries(
    differences.filter(({ name }) => names.includes(name)).map((each) => [each.name, each[side]]),
  ),
})

/** In ms. */
const previewAfter = 500

/** The text as readers will see it. The server renders it. */
function Preview({ storyId, values }: { storyId: string; values: StoryValues }) {
  const text = useDebounced(values.text, previewAfter)
  const { data, isError } = useRead(
    calls['story-mgmt'].stories.preview,
    { data: { text, storyId } },
    { placeholderData: keepShown, retry: false },
  )
  return (
    <section className={styles.preview} aria-label="Preview">
      <p className={card.category}>{values.category}</p>
      <p className={`h2 semi ${styles.previewTitle}`}>{values.title}</p>
      {values.standfirst !== '' && <p className={`lead ${styles.previewLead}`}>{values.standfirst}</p>}
      {isError && <p className="sm bad">The preview didn’t load. Your text is still here.</p>}
      {data && <Prose html={data.data.html} isDraft />}
    </section>
  )
}
