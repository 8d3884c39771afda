/** Small drawings of our own, in the strokes of the mark: what the article is about, under the same tree. */
const drawings: Record<string, string> = {
  'acheter-un-terrain':
    'M6 50l26-10 26 10-26 8zM12 47v-9M52 47v-9M32 40V22M32 22c-8 0-12-4-12-9s6-9 12-9 12 4 12 9-4 9-12 9zM20 32h5M39 32h5',
  'divorce-enfants-pension':
    'M20 22a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM44 22a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM32 40a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM8 44c1-10 5-16 12-16M56 44c-1-10-5-16-12-16M23 58c1-9 4-13 9-13s8 4 9 13',
  'creer-une-sarl':
    'M8 56h48M12 56V30h40v26M8 30l5-14h38l5 14M8 30c0 4 6 4 8 0 2 4 8 4 8 0 2 4 8 4 8 0 2 4 8 4 8 0 2 4 8 4 8 0 2 4 8 4 8 0M26 56V42h12v14',
  'licenciement-vos-droits': 'M14 8h26l10 10v38H14zM40 8v10h10M22 28h20M22 36h20M22 44h9M36 50l4 4 8-9',
  succession:
    'M32 58V34M32 34c-9 0-15-5-15-13S24 7 32 7s15 6 15 14-6 13-15 13zM10 58h12M42 58h12M16 58v-9M48 58v-9M32 44H16v5M32 44h16v5',
  'contrat-de-travail': 'M12 8h28v48H12zM18 18h16M18 26h16M18 34h9M52 14l-16 26-2 10 8-6 16-26zM18 46h8',
};

export function ArticleDrawing({ id }: { id: string }) {
  return (
    <svg className="reading-drawing" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d={drawings[id] ?? drawings['licenciement-vos-droits']} />
    </svg>
  );
}
