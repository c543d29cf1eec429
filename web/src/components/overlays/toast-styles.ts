/**
 * The styles of the toast library. The content security policy refuses style elements, but allows stylesheets that
 * scripts construct.
 */
export const toastSheet = new CSSStyleSheet()
let text = ''

/**
 * The toast library writes its styles, while its module loads, to the text of `window._goober`, or to a new style
 * element if there is none. The policy would refuse the element.
 */
Object.assign(window, {
  _goober: {
    parentNode: document.head,
    firstChild: {
      get data() {
        return text
      },
      set data(value: string) {
        text = value
        toastSheet.replaceSync(value)
      },
    },
  },
})
