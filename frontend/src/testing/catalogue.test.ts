import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { caseLawSchema, valuesOf } from '@/features/admin/caseLaw/model';
import { createUserSchema, emptyUser } from '@/features/admin/model/forms';
import { loginSchema, registerSchema } from '@/features/auth/model/schemas';
import { i18n } from '@/lib/i18n/i18n';
import catalogue from './catalogue.json';

/** What the server itself says, in both languages. */
const server: [french: string, english: string, file: string][] = [
  ['Un compte existe déjà avec cet email', 'An account with this email already exists', 'wording.rs'],
  ['Email ou mot de passe incorrect', 'Incorrect email or password', 'wording.rs'],
  ['Limite de messages atteinte', 'Message limit reached', 'wording/anonymous.rs'],
];

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");
const root = path.join(import.meta.dirname, '..');
const tailOf = (key: string) => key.slice(key.indexOf(':') + 1);
/** What a file asks for: the plural's form is chosen when it is shown. */
const askedFor = (key: string) => key.replace(/_(?:one|many|other)$/, '');

/**
 * Every text that product.md gives word for word (the catalogue of section 8, the messages of section 5): in French as
 * it stands there, in English as we say it, its key, and the file that shows it. Typography may differ: no-break
 * spaces, the apostrophe.
 */
describe('the catalogue of texts', () => {
  it.each(catalogue)('$french · $key', async ({ french, english, key, shownBy }) => {
    const namespace = key.slice(0, key.indexOf(':'));
    await i18n.loadNamespaces(namespace);
    const said = (language: string) => {
      const text = i18n.getResource(language, namespace, tailOf(key)) as string | undefined;
      return plain(text ?? '');
    };
    await i18n.changeLanguage('en');
    expect(said('en')).toBe(plain(english));
    await i18n.changeLanguage('fr');
    expect(said('fr')).toBe(plain(french));
    const source = fs.readFileSync(path.join(root, shownBy), 'utf8');
    const asked = askedFor(key);
    const isShown = source.includes(asked) || source.includes(`'${tailOf(asked)}'`);
    expect(isShown, `${shownBy} shows ${key}`).toBe(true);
  });

  it.each(server)('%s · %s', (french, english, file) => {
    const source = fs.readFileSync(path.join(root, '../../apps/server/src', file), 'utf8');
    expect(plain(source)).toContain(plain(french));
    expect(plain(source)).toContain(english);
  });
});

const account = {
  name: 'Awa',
  email: 'awa@example.cm',
  role: 'client',
  password: 'secret1',
  confirmPassword: 'secret1',
  acceptTerms: true,
};
const newUser = { ...emptyUser, ...account };
const decision = {
  ...valuesOf(null),
  title: 'Bail',
  jurisdiction: 'Cour Suprême',
  caseNumber: '12',
  date: '2026-01-02',
  parties: 'A c. B',
  subject: 'civil',
  keywords: 'bail',
  facts: 'f'.repeat(50),
  legalPrinciple: 'p'.repeat(50),
  decision: 'd'.repeat(50),
};
const schemas = {
  login: loginSchema,
  register: registerSchema,
  createUser: createUserSchema,
  caseLaw: caseLawSchema('2026-11-22'),
};
const good = { login: account, register: account, createUser: newUser, caseLaw: decision };

/** Section 5: what is refused, at which field, and with which message. */
const refusals: [form: keyof typeof schemas, field: string, value: unknown, key: string][] = [
  ['login', 'email', 'awa', 'auth:errors.email'],
  ['login', 'password', '', 'auth:errors.passwordRequired'],
  ['register', 'confirmPassword', 'secret2', 'auth:errors.passwordMatch'],
  ['register', 'acceptTerms', false, 'auth:errors.terms'],
  ['register', 'password', '12345', 'auth:errors.passwordShort'],
  ['register', 'name', 'A', 'auth:errors.name'],
  ['register', 'role', 'admin', 'auth:errors.role'],
  ['createUser', 'name', 'A', 'admin:errors.name'],
  ['createUser', 'email', 'awa@', 'admin:errors.email'],
  ['createUser', 'password', '12345', 'admin:errors.password'],
  ['createUser', 'role', '', 'admin:errors.role'],
  ['caseLaw', 'title', ' ', 'caseLaw:errors.title'],
  ['caseLaw', 'jurisdiction', '', 'caseLaw:errors.jurisdiction'],
  ['caseLaw', 'caseNumber', '', 'caseLaw:errors.caseNumber'],
  ['caseLaw', 'date', '', 'caseLaw:errors.date'],
  ['caseLaw', 'parties', '', 'caseLaw:errors.parties'],
  ['caseLaw', 'subject', '', 'caseLaw:errors.subject'],
  ['caseLaw', 'keywords', '', 'caseLaw:errors.keywords'],
  ['caseLaw', 'facts', 'f'.repeat(49), 'caseLaw:errors.facts'],
  ['caseLaw', 'legalPrinciple', 'p'.repeat(49), 'caseLaw:errors.legalPrinciple'],
  ['caseLaw', 'decision', 'd'.repeat(49), 'caseLaw:errors.decision'],
];

describe('the rules of the forms', () => {
  it.each(Object.keys(schemas) as (keyof typeof schemas)[])('accept what is right: %s', async (form) => {
    await expect(schemas[form].validate(good[form])).resolves.toBeDefined();
  });

  it.each(refusals)('%s refuses %s %j', async (form, field, value, key) => {
    const refused = await schemas[form]
      .validate({ ...good[form], [field]: value }, { abortEarly: false })
      .then(
        () => null,
        (error: unknown) => error as ValidationError,
      );
    const messages = refused?.inner.filter(({ path: at }) => at === field).map(({ message }) => message);
    expect(messages?.[0]).toBe(key);
  });
});
