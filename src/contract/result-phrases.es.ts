/** What the contract says of results and with every explanation, in Spanish: for the pages and for letters. */
const sentences: Readonly<Record<string, string>> = {
  'No result to compare': 'No hay resultado para comparar',
  'No range to compare with': 'No hay rango con qué comparar',
  'Not the expected result': 'No es el resultado esperado',
  'As expected': 'Como se esperaba',
  'Within the range': 'Dentro del rango',
  'Within the usual adult range': 'Dentro del rango habitual para adultos',
  'Critically high': 'Críticamente alto',
  'Critically low': 'Críticamente bajo',
  'Marked high': 'Marcado como alto',
  'Above the range': 'Por encima del rango',
  'Marked low': 'Marcado como bajo',
  '“Slightly”, “moderately” and “far” are our own words, not the lab’s. “Slightly” means past the end by at most 15% of that end and a quarter of the range’s width (or 3% and half of it); where the range has one end only, by at most a tenth. “Far” means more than the whole width, more than twice the upper end or less than half of the lower end. “Moderately” lies between.':
    '“Ligeramente”, “moderadamente” y “muy” son palabras nuestras, no del laboratorio. “Ligeramente” significa que pasa el límite por no más del 15% de ese límite y una cuarta parte del ancho del rango (o el 3% y la mitad); si el rango tiene un solo límite, por no más de una décima parte. “Muy” significa más que todo el ancho, más del doble del límite superior o menos de la mitad del límite inferior. “Moderadamente” queda en medio.',
  'This explains what your report says. It is not medical advice and may miss things. Talk with your doctor before you act on it. In an emergency, call 911 or your local emergency number.':
    'Esto explica lo que dice su informe. No es un consejo médico y puede pasar cosas por alto. Hable con su médico antes de actuar. En una emergencia, llame al 911 o al número de emergencias de su localidad.',
  'You may want to read this part with someone close to you, or together with your doctor.':
    'Tal vez quiera leer esta parte con alguien cercano, o junto con su médico.',
  'Your report prints no range.': 'Su informe no imprime un rango.',
};

const DEGREES: Readonly<Record<string, string>> = {
  Slightly: 'Ligeramente',
  Moderately: 'Moderadamente',
  Far: 'Muy',
};

/** Sentences that hold a number or a date of their own. */
const patterns: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    /^(Slightly|Moderately|Far) (above|below) (the range|the usual adult range)$/,
    (degree, side, range) =>
      `${DEGREES[degree ?? '']} por ${side === 'above' ? 'encima' : 'debajo'} ${range === 'the range' ? 'del rango' : 'del rango habitual para adultos'}`,
  ],
  [/^(-?[\d.,]+) to (-?[\d.,]+)$/, (low, high) => `${low} a ${high}`],
  [/^over (-?[\d.,]+)$/, (low) => `más de ${low}`],
  [/^(-?[\d.,]+) or more$/, (low) => `${low} o más`],
  [/^under (-?[\d.,]+)$/, (high) => `menos de ${high}`],
  [/^up to (-?[\d.,]+)$/, (high) => `hasta ${high}`],
  [/^The range is (.+)\.$/, (range) => `El rango es ${resultPhrase(range ?? '') ?? range}.`],
  [
    /^A general adult range is (.+)\.$/,
    (range) => `Un rango general para adultos es ${resultPhrase(range ?? '') ?? range}.`,
  ],
  [/^It was (.+) on (\S+)\.$/, (value, day) => `Era ${value} el ${day}.`],
  [/^It was (.+) before\.$/, (value) => `Era ${value} antes.`],
];

/** Words about a result in Spanish; undefined where they are not known. */
export function resultPhrase(english: string): string | undefined {
  if (Object.hasOwn(sentences, english)) return sentences[english];
  for (const [pattern, spanish] of patterns) {
    const found = pattern.exec(english);
    if (found) return spanish(...found.slice(1));
  }
  return undefined;
}
