import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { IconButton } from '../../components/actions/icon-button.tsx'
import type { IconName } from '../../components/pictures/icon-names.ts'
import { Row } from '../../platform/boxes/row.tsx'
import styles from './editor.module.css'
import { PagePicker, type FoundPage } from './page-picker.tsx'
import { PictureForm } from './picture-form.tsx'
import {
  escapedLabel,
  figuresTable,
  inserted,
  linked,
  linkedPage,
  prefixed,
  wrapped,
  type Edit,
  type Selected,
} from './text-edits.ts'

interface Tool {
  label: string
  icon: IconName
  /** With Ctrl. */
  key?: string
  edit: (selected: Selected) => Edit
}

const tools: readonly Tool[] = [
  { label: 'Heading', icon: 'heading-2', edit: (selected) => prefixed(selected, () => '## ') },
  { label: 'Bold', icon: 'bold', key: 'b', edit: (selected) => wrapped(selected, '**', 'bold') },
  { label: 'Italic', icon: 'italic', key: 'i', edit: (selected) => wrapped(selected, '_', 'italic') },
  { label: 'List', icon: 'list', edit: (selected) => prefixed(selected, () => '- ') },
  {
    label: 'Numbered list',
    icon: 'list-ordered',
    edit: (selected) => prefixed(selected, (place) => `${place + 1}. `),
  },
  { label: 'Quote', icon: 'text-quote', edit: (selected) => prefixed(selected, () => '> ') },
  { label: 'Link', icon: 'link', key: 'k', edit: linked },
  { label: 'Figures', icon: 'table', edit: (selected) => inserted(selected, figuresTable) },
]

export interface MarkdownHandle {
  /** Moves the cursor there. */
  show: (at: number) => void
}

interface MarkdownFieldProps {
  ref: Ref<MarkdownHandle>
  storyId: string
  value: string
  error: string | undefined
  isLocked: boolean
  onChange: (text: string) => void
  /** A page that the text links to now. */
  onLinked: (page: FoundPage) => void
}

/** The text in Markdown, with a toolbar. `[[` finds a page to link. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { ref, storyId, value, error, isLocked, onChange, onLinked } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const [adding, setAdding] = useState<'page' | 'picture'>()
  useImperativeHandle(ref, () => ({
    show(at) {
      area.current?.focus()
      area.current?.setSelectionRange(at, at)
    },
  }))

  function apply(edit: (selected: Selected) => Edit) {
    const field = area.current
    if (!field) return
    const { selectionStart: from, selectionEnd: to } = field
    const { start, end, replacement, select } = edit({ text: field.value, start: from, end: to })
    field.focus()
    field.setSelectionRange(start, end)
    // The only way that the browser can undo.
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand('insertText', false, replacement)
    field.setSelectionRange(start + select[0], start + select[1])
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    const tool = tools.find(({ key }) => key === event.key.toLowerCase())
    if (!tool) return
    event.preventDefault()
    apply(tool.edit)
  }
  function close() {
    setAdding(undefined)
    area.current?.focus()
  }

  return (
    <section className={styles.write} aria-label="Text">
      <div role="toolbar" aria-label="Format" className={styles.tools}>
        {tools.map(({ label, icon, key, edit }) => (
          <IconButton
            key={label}
            icon={icon}
            label={label}
            aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
            disabled={isLocked}
            onClick={() => apply(edit)}
          />
        ))}
        <IconButton
          icon="at-sign"
          label="Link a page"
          disabled={isLocked}
          aria-expanded={adding === 'page'}
          onClick={() => setAdding('page')}
        />
        <IconButton
          icon="image"
          label="Picture"
          disabled={isLocked}
          aria-expanded={adding === 'picture'}
          onClick={() => setAdding('picture')}
        />
      </div>
      {adding !== undefined && (
        <div className={styles.adding}>
          {adding === 'page' ? (
            <Row align="end">
              <div className="grow">
                <PagePicker
                  label="Page to link"
                  isFocused
                  onPick={(page) => {
                    apply((selected) => linkedPage(selected, page.label, page.path))
                    onLinked(page)
                    close()
                  }}
                />
              </div>
              <IconButton icon="x" label="Link no page" onClick={close} />
            </Row>
          ) : (
            <PictureForm
              storyId={storyId}
              onClose={close}
              onInsert={(id, description) => {
                apply((selected) => inserted(selected, `![${escapedLabel(description)}](/images/${id})`))
                close()
              }}
            />
          )}
        </div>
      )}
      <textarea
        ref={area}
        name="text"
        className={styles.markdown}
        aria-label="Text in Markdown"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : 'text-error'}
        placeholder="Write in Markdown. [[ links a page."
        value={value}
        readOnly={isLocked}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          onChange(target.value)
          if (target.value.length > value.length && target.value.slice(0, target.selectionEnd).endsWith('[['))
            setAdding('page')
        }}
      />
      {error !== undefined && (
        <p id="text-error" className={`sm bad ${styles.error}`}>
          {error}
        </p>
      )}
    </section>
  )
}
