import type { AnswerLanguage } from '@app/contract/assistants/answer-schema.ts'

/** What people say without asking for anything, by language. 'Ok' is of all languages. */
export const courtesies: Readonly<Record<'greeting' | 'thanks', Readonly<Record<AnswerLanguage, string>>>> = {
  greeting: {
    en: 'hello, hi, hey, hiya, howdy, good morning, good afternoon, good evening, greetings',
    es: 'hola, buenas, buenos dias, buenas tardes, buenas noches, que tal, saludos',
    fr: 'bonjour, bonsoir, salut, allo, coucou',
  },
  thanks: {
    en: 'thanks, thank you, thx, ty, cheers, great, perfect, awesome, cool, nice, good, got it, bye, goodbye, thats all, that is all, that s all, never mind, ok, okay, wow',
    es: 'gracias, muchas gracias, vale, perfecto, genial, muy bien, adios, hasta luego, listo, de acuerdo',
    fr: 'merci, parfait, super, genial, tres bien, d accord, au revoir, bonne journee, c est tout, excellent',
  },
}

/** What is said around them. */
export const aroundCourtesies =
  'you so much very for your the help a lot there everyone all again and mil por su tu ayuda a todos beaucoup mille fois bien pour votre aide vous et tout le monde'
