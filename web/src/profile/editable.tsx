import type { Entitlements } from '@app/contract/entitlements.ts'
import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import styles from './profile.module.css'
import type { Editor, EditorProps } from './profile-page.ts'

export interface EditableProps extends Pick<EditorProps, 'kind' | 'profile'> {
  /** The heading of the editor. */
  title: string
  /** Undefined for those who may not edit. */
  editor?: Editor | undefined
  /** The level of the editor's heading, which replaces that of the content. */
  headingLevel?: 'h1' | 'h2'
  /** Hidden unless it can be edited. */
  isEmpty?: boolean
  /** Shows the content as visitors see it. An open editor is hidden and keeps what was typed. */
  isVisitorView: boolean
  /** The element around the content or its editor. */
  frame?: ReactElement<{ hidden?: boolean }>
  /** The content, which places the Edit button. */
  children: (editButton: ReactNode) => ReactNode
}

export const editorFor = (editor: Editor | undefined, entitlements: Entitlements | undefined) =>
  editor && entitlements?.can[editor.ability] ? editor : undefined

const edit = { label: 'Edit', icon: 'pencil' } as const

/**
 * Content that its editor replaces while it is open. An open editor stays open even if the permission to edit is lost,
 * so that nothing typed disappears.
 */
export function Editable({
  title,
  kind,
  profile,
  editor: offered,
  isVisitorView,
  headingLevel: Heading = 'h2',
  isEmpty = false,
  frame = <></>,
  children,
}: EditableProps) {
  const editor = isVisitorView ? undefined : offered
  const opener = editor?.opener ?? edit
  const [Open, setOpen] = useState<ComponentType<EditorProps>>()
  const [isLoading, setLoading] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const section = useRef<HTMLElement>(null)
  const toast = useToast()

  useEffect(() => {
    // Unless the editor focused one of its fields.
    if (Open !== undefined && !section.current?.contains(document.activeElement))
      section.current?.focus({ preventScroll: true })
    // An editor opened at the foot of the screen would continue below it.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [Open])

  if (Open !== undefined) {
    const close = () => {
      flushSync(() => setOpen(undefined))
      button.current?.focus()
    }
    return cloneElement(
      frame,
      isVisitorView && isEmpty ? { hidden: true } : {},
      <section
        className={styles.editing}
        aria-label={opener === edit ? `Editing: ${title}` : title}
        data-editing={isVisitorView ? undefined : true}
        hidden={isVisitorView}
        tabIndex={-1}
        ref={section}
      >
        <div className={`row ${styles.head}`}>
          <Heading className={styles.title}>{title}</Heading>
          {opener === edit && <Tag tone="good">Editing</Tag>}
        </div>
        <Open {...{ kind, profile, close }} focus={() => section.current?.focus()} />
      </section>,
      isVisitorView && children(false),
    )
  }

  if (isEmpty && editor === undefined) return null

  const open = async () => {
    if (editor === undefined) return
    setLoading(true)
    try {
      const Loaded = await editor.load()
      setOpen(() => Loaded)
    } catch {
      toast.error('The editor didn’t load. Check your connection and try again.')
    }
    setLoading(false)
  }
  return cloneElement(
    frame,
    {},
    children(
      editor !== undefined && (
        <Button ref={button} icon={opener.icon} isBusy={isLoading} onClick={() => void open()}>
          {opener.label}
          {/* Distinguishes the Edit buttons of a page. */}
          {opener === edit && <span className="sr">{title}</span>}
        </Button>
      ),
    ),
  )
}
