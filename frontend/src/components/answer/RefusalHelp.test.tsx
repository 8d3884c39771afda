import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderPart } from '@/testing/renderApp';
import type { RefusalReason } from '@/types/answer';
import { RefusalHelp, RefusalTitle } from './RefusalHelp';

const subjects = ['Les congés payés', 'Le préavis', 'Le salaire'].map((title) => ({ key: title, title }));

function refusal(reason: RefusalReason | null, shown = subjects) {
  const onAsk = vi.fn();
  const view = renderPart(
    <>
      <RefusalTitle reason={reason} />
      <RefusalHelp reason={reason} subjects={shown} onAsk={onAsk} onRephrase={vi.fn()}>
        <button type="button">Demander à un avocat</button>
      </RefusalHelp>
    </>,
  );
  return { ...view, onAsk };
}

const ways = () => screen.queryAllByRole('button').map((button) => button.textContent);

describe('a question that is refused', () => {
  beforeEach(() => i18n.loadNamespaces(['answer']));

  it('near a subject: offers three of them, and a lawyer', async () => {
    const { person, onAsk } = refusal('near_miss');
    expect(screen.getByText('Pas de réponse sûre')).toBeVisible();
    const group = screen.getByRole('group', { name: /^Vouliez-vous parler de/ });
    expect(within(group).getAllByRole('button')).toHaveLength(3);
    await person.click(screen.getByRole('button', { name: 'Le préavis' }));
    expect(onAsk).toHaveBeenCalledWith('Le préavis');
    expect(ways().slice(3)).toEqual(['Reformuler ma question', 'Demander à un avocat']);
  });

  it.each([
    ['medicine', 'Question de santé', []],
    ['instruction', 'Hors de mon rôle', []],
    ['not_law', 'Pas une question de droit', ['Reformuler ma question', 'Demander à un avocat']],
    ['crime_help', 'Je n’aide pas à cela', ['Reformuler ma question', 'Demander à un avocat']],
    ['unknown_law', 'Texte inconnu', ['Reformuler ma question', 'Demander à un avocat']],
    ['elsewhere', 'Droit d’un autre pays', ['Reformuler ma question', 'Demander à un avocat']],
  ] as const)('as %s: says so, and shows the ways that lead on', (reason, title, expected) => {
    refusal(reason, []);
    expect(screen.getByText(title)).toBeVisible();
    expect(ways()).toEqual(expected);
  });

  it('of an older server: without a reason, as ever', () => {
    refusal(null);
    expect(screen.getByRole('group', { name: /^Je peux répondre à ceci/ })).toBeVisible();
    expect(ways()).toHaveLength(5);
  });
});
