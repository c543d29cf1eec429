import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { isInDialog, shortcutOf } from '../../components/shortcuts.ts'
import { useLazy } from '../../components/use-lazy.ts'
import { guideParameter, type GuidedPage } from './guided-content.ts'
import { useOpenGuide } from './use-open-guide.ts'

const loadPanel = () => import('./guide-panel.tsx')

const openKey = 'g'

/** The panel of the guide beside the page, opened by G and by the parameter in the address. */
export function GuideOpener({ content }: { content: GuidedPage }) {
  const [search] = useSearchParams()
  const hasGuide = content.guide !== null
  const isOpen = hasGuide && search.has(guideParameter)
  const { part } = useLazy(loadPanel, isOpen)
  const open = useOpenGuide()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOpen || isInDialog(event.target) || event.defaultPrevented || shortcutOf(event) !== openKey) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    if (!hasGuide) return undefined
    const press = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [hasGuide])
  return part && <part.GuidePanel content={content} isOpen={isOpen} />
}
