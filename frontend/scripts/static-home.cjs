/**
 * The home page as plain HTML, in both languages, for the first paint and for readers without JavaScript. The same
 * texts and classes as src/features/home; `Home.test.tsx` holds the two together. CSS shows one language by
 * `<html lang>`.
 */
const MARK =
  '<svg class="mark" width="2rem" height="2rem" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><use href="#mark"/></svg>';

const roles = ['client', 'avocat', 'huissier', 'policier', 'gendarme'];

function escape(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function profile(role, home) {
  const { name, features } = home.profiles[role];
  const items = Object.values(features)
    .map((feature) => `<li>${escape(feature)}</li>`)
    .join('');
  return `<li><a class="profile profile-${role}" href="/auth?tab=inscription&amp;role=${role}"><span class="profile-head"><svg class="profile-icon" viewBox="0 0 32 32" aria-hidden="true"><use href="#profile-${role}"/></svg><span class="profile-name">${escape(name)}</span></span><ul>${items}</ul></a></li>`;
}

function half(language, { common, home }) {
  return `<div lang="${language}" data-only="${language}">
<header class="header"><div class="header-row"><a class="brand" href="/">${MARK}<span>Palabre</span></a><div class="header-tools"><a class="button button-primary header-login" href="/auth">${escape(common.nav.auth)}</a></div></div></header>
<main><div class="home">
<section class="hero"><div class="hero-text"><p class="overline">${escape(home.hero.overline)}</p><h1>${escape(home.hero.title)}</h1><p class="hero-subtitle">${escape(home.hero.subtitle)}</p><p class="hero-actions"><a class="button button-primary button-large" href="/auth">${escape(home.cta.auth)}</a><a class="button button-outlined button-large" href="/marketplace-anonymous">${escape(home.cta.anonymous)}</a></p></div><svg class="hero-picture" viewBox="0 0 400 340" aria-hidden="true"><use href="#tree"/></svg></section>
<section class="home-section"><h2>${escape(home.profiles.title)}</h2><p class="section-text">${escape(home.profiles.text)}</p><ul class="profiles">${roles.map((role) => profile(role, home)).join('')}</ul></section>
<p class="muted static-loading">${escape(home.static.loading)}</p>
</div></main></div>`;
}

function renderStaticHome({ fr, en }) {
  return `${half('fr', fr)}\n${half('en', en)}`;
}

module.exports = { renderStaticHome };
