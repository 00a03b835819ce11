/**
 * Inline before the first paint, on the pages that use useSearchedWords: what is below their head stays hidden (base.css) until the
 * search is made, else the whole list would show for a moment. The timer is for scripts that do not arrive.
 */
export const searchBootScript = String.raw`(function(){var d=document.documentElement.dataset;if(/[?&]q=[^&]/.test(location.search)&&/\/(faq|news|search)\/?$/.test(location.pathname)){d.searching='on';setTimeout(function(){delete d.searching},6000)}})();`;
